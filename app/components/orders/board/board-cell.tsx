import { Link } from '@remix-run/react'
import { BAR_TEXTS, type Bar, type BarAction, type boardLines, RENTAL_STARTS } from '~/models/orders/board/bars'
import { barDays, barLabel, barWords } from '~/models/orders/board/board-labels'
import { type Day, formatBooking, formatDay } from '~/models/trade/days/day'

type Cell = ReturnType<typeof boardLines>[number][number]

interface BoardCellProps {
  cell: Cell
  /** Whether the vehicle has not been returned on the last day of the bar. */
  isOverdue: boolean
  today: Day
  /** On a free day: the title of the bar before it, which runs over this many days. */
  beside: { title: string; width: number } | undefined
  /** Whether its title is on the free days after it. */
  isTitleBeside: boolean
  /** For links to it. */
  id: string | undefined
  /** Where a free day is blocked. Pressed, not in the tab order: the page of the vehicle has the same form. */
  blockTo: string | undefined
}

/** A free day, or the visible days of a bar. */
export function BoardCell({ cell, isOverdue, today, beside, isTitleBeside, id, blockTo }: BoardCellProps) {
  if (!cell.bar) {
    return (
      <td>
        {blockTo ? (
          <a className="board-free" href={blockTo} tabIndex={-1}>
            <span className="sr-only">Free, block</span>
          </a>
        ) : (
          <span className="sr-only">Free</span>
        )}
        {beside && (
          <span aria-hidden="true" className={`board-beside is-${beside.width}`}>
            {beside.title}
          </span>
        )}
      </td>
    )
  }
  const { bar, span, starts, ends } = cell
  const { action, href } = bar
  const look = `board-bar is-${bar.state} ${starts ? 'is-start' : ''} ${ends ? 'is-end' : ''}`
  const text = barText(bar, isOverdue, today)
  const inside = (
    <>
      <BarContent cell={cell} isTitleBeside={isTitleBeside} isOverdue={isOverdue} />
      <span className="sr-only">{text}</span>
    </>
  )
  return (
    <td id={id} colSpan={span} className="board-booked" {...(action && dataOf(bar, action))}>
      {href ? (
        <Link to={href} className={look} title={text} draggable={false}>
          {inside}
        </Link>
      ) : (
        <span className={look} title={text}>
          {inside}
        </span>
      )}
      {action?.kind === 'change' && starts && <span className="board-end is-first" data-end="from" />}
      {action && ends && <span className="board-end is-last" data-end="to" />}
    </td>
  )
}

/** For the script that lets its ends be dragged. */
const dataOf = ({ from, to, cents }: Bar, action: BarAction) => ({
  'data-action': action.to,
  'data-kind': action.kind,
  'data-from': from,
  'data-to': to,
  'data-cents': cents ?? undefined,
})

type ContentProps = { cell: Extract<Cell, { bar: Bar }>; isTitleBeside: boolean; isOverdue: boolean }

/**
 * Letters at the ends of a rental, no return if it is overdue; between them its words, or in narrow bars the letter of
 * its state.
 */
function BarContent({ cell: { bar, span, starts, ends }, isTitleBeside, isOverdue }: ContentProps) {
  const { letter } = BAR_TEXTS[bar.state]
  const first = starts && bar.start ? RENTAL_STARTS[bar.start].letter : null
  const isReturn = ends && bar.start !== null && !isOverdue
  const words = isTitleBeside ? barLabel(bar) : barWords(bar)
  const room = span - Number(first !== null) - Number(isReturn)
  return (
    <span aria-hidden="true" className="board-text">
      {first && <b>{first}</b>}
      <span className="board-label">
        {words && room > 2 && <span className="board-words">{words}</span>}
        {room > 0 && <span className="board-letter">{letter}</span>}
      </span>
      {isReturn && <b>R</b>}
    </span>
  )
}

/** 'Booked, pickup Dec 7, return Dec 11, Northlight TV', 'Inquired Dec 7 to Dec 11'. */
function barText(bar: Bar, isOverdue: boolean, today: Day): string {
  const back = `${isOverdue ? 'was due back' : 'return'} ${formatDay(bar.to, today)}`
  const days = bar.start
    ? `${barLabel(bar)}, ${bar.start} ${formatDay(bar.from, today)}, ${back}`
    : barDays(bar, formatBooking(bar, today))
  return [days, bar.title].filter(Boolean).join(', ')
}
