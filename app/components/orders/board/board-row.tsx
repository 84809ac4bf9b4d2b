import { Link } from '@remix-run/react'
import { push } from '~/components/ui/carousel'
import { Status } from '~/components/ui/feedback/note'
import { type Bar, type BoardRow, boardLines, nextBar } from '~/models/orders/board/bars'
import { barDays, isDense, isTitleBeside, titlesBeside } from '~/models/orders/board/board-labels'
import { isOverdue } from '~/models/orders/board/rental-bars'
import { type Day, formatBooking, formatDay } from '~/models/trade/days/day'
import { BoardCell } from './board-cell'

interface RowProps {
  row: BoardRow
  columns: readonly Day[]
  today: Day
  blockFrom: ((vehicleId: string, day: Day) => string) | undefined
}

/** A vehicle, in more than one line if its bars overlap. */
export function Row({ row, columns, today, blockFrom }: RowProps) {
  const lines = boardLines(row.bars, columns).map((cells, index) => ({
    cells,
    index,
    titles: titlesBeside(cells, isDense(columns)),
  }))
  const next = nextBar(row.bars, columns, today)
  return lines.map(({ cells, index, titles }) => (
    <tr key={index}>
      {index === 0 && (
        <th scope="row" rowSpan={lines.length}>
          <RowHead row={row} next={next} today={today} />
        </th>
      )}
      {cells.map((cell, at) => (
        <BoardCell
          key={cell.day}
          cell={cell}
          isOverdue={cell.bar !== null && isOverdue(row.bars, cell.bar)}
          today={today}
          beside={titles.get(cell.day)}
          isTitleBeside={isTitleBeside(cells, at, titles)}
          id={next && cell.bar === next ? daysId(row) : undefined}
          blockTo={index === 0 && cell.day >= today ? blockFrom?.(row.id, cell.day) : undefined}
        />
      ))}
    </tr>
  ))
}

const daysId = ({ id }: BoardRow) => `days-${id}`

type RowHeadProps = Pick<RowProps, 'row' | 'today'> & { next: Bar | null }

function RowHead({ row, next, today }: RowHeadProps) {
  const { title, detail, to, due, bars } = row
  return (
    <div className="board-vehicle">
      <Link className="link board-title" to={to} title={title}>
        <bdi>{title}</bdi>
      </Link>
      {detail && (
        <span className="board-detail" title={detail} dir="auto">
          {detail}
        </span>
      )}
      {next && (
        <a className="board-next no-print" href={`#${daysId(row)}`} onClick={push}>
          {barDays(next, formatDay(next.from, today))}
        </a>
      )}
      {due && <Status {...due} className="self-start" />}
      {bars.map((bar) => (
        <BarAction key={bar.from + bar.state} {...{ bar, title, today }} className="board-action no-print" />
      ))}
    </div>
  )
}

interface BarActionProps {
  bar: Bar
  /** The vehicle. */
  title: string
  today: Day
  className: string
}

/** The link to the dialog that moves the ends of a bar, if they can be moved now. */
export function BarAction({ bar, title, today, className }: BarActionProps) {
  if (!bar.action) return null
  return (
    <Link className={`link ${className}`} to={bar.action.to}>
      {ACTION_LABELS[bar.action.kind]}
      <span className="sr-only">{` of ${title}, ${formatBooking(bar, today)}`}</span>
    </Link>
  )
}

const ACTION_LABELS = { change: 'Change dates', extend: 'Extend' }
