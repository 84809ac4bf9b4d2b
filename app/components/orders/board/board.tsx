import { Link, useNavigate } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { push } from '~/components/ui/carousel'
import { Status } from '~/components/ui/feedback/note'
import {
  BAR_TEXTS,
  type Bar,
  type BoardGroup,
  type BoardRow,
  type BoardTotals,
  boardLines,
  nextBar,
  openingDay,
} from '~/models/orders/board/bars'
import { type Day, formatBooking, formatDay } from '~/models/trade/days/day'
import { BoardCell } from './board-cell'
import { BoardFoot } from './board-foot'
import { BoardHead, columnLook } from './board-head'

export interface BoardProps {
  groups: readonly BoardGroup[]
  columns: Day[]
  today: Day
  totals: BoardTotals
  /** A label for the amounts in the foot. */
  amountLabel: string
  /** Returns the address of the form that blocks a vehicle from a day on, for free days from today on. */
  blockFrom?: (vehicleId: string, day: Day) => string
}

/** Vehicles as rows and days as columns. With script, the ends of bars with an action can be dragged. */
export function Board({ groups, columns, today, totals, amountLabel, blockFrom }: BoardProps) {
  const table = useRef<HTMLTableElement>(null)
  useDraggedEnds(
    table,
    groups.some(({ rows }) => rows.some(({ bars }) => bars.some(({ action }) => action))),
  )
  useOpeningDay(table)
  return (
    <section className="board-scroll" aria-label="Day Out of Days">
      <OpeningDay at={columns.indexOf(openingDay(groups, columns, today))} />
      <table ref={table} className="board">
        <colgroup>
          <col className="board-names" />
          {columns.map((day) => (
            <col key={day} className={columnLook(day, today)} />
          ))}
        </colgroup>
        <BoardHead columns={columns} today={today} />
        {groups.map(({ id, title, rows }) => (
          <tbody key={id}>
            {title !== null && (
              <tr className="board-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <bdi>{title}</bdi>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} today={today} blockFrom={blockFrom} />
            ))}
          </tbody>
        ))}
        <BoardFoot totals={totals} columns={columns} amountLabel={amountLabel} />
      </table>
    </section>
  )
}

/** Marks the day before a column, where the chart is opened. The policy of the pages forbids style attributes. */
function OpeningDay({ at }: { at: number }) {
  return (
    <p className="board-opening" aria-hidden="true">
      <svg width={`${2.125 * Math.max(at - 1, 0)}rem`} height="1" />
      <i />
    </p>
  )
}

interface RowProps {
  row: BoardRow
  columns: readonly Day[]
  today: Day
  blockFrom: BoardProps['blockFrom']
}

/** A vehicle, in more than one line if its bars overlap. */
function Row({ row, columns, today, blockFrom }: RowProps) {
  const lines = boardLines(row.bars, columns).map((cells, index) => ({ cells, index }))
  const next = nextBar(row.bars, columns, today)
  return lines.map(({ cells, index }) => (
    <tr key={index}>
      {index === 0 && (
        <th scope="row" rowSpan={lines.length}>
          <RowHead row={row} next={next} today={today} />
        </th>
      )}
      {cells.map((cell) => (
        <BoardCell
          key={cell.day}
          cell={cell}
          today={today}
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
          {BAR_TEXTS[next.state].label} {formatDay(next.from, today)}
        </a>
      )}
      {due && <Status {...due} className="self-start" />}
      {bars.map(
        (bar) =>
          bar.action && (
            <Link key={bar.action.to} className="link board-action no-print" to={bar.action.to}>
              {ACTION_LABELS[bar.action.kind]}
              <span className="sr-only">
                {' '}
                of {title}, {formatBooking(bar, today)}
              </span>
            </Link>
          ),
      )}
    </div>
  )
}

const ACTION_LABELS = { change: 'Change dates', extend: 'Extend' }

/** Scrolls to the opening day in browsers that do not know `scroll-initial-target`, on phones once it is asked for. */
function useOpeningDay(table: RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const open = (toggle?: Event) => {
      if (toggle?.target instanceof Element && !toggle.target.matches('.board-switch')) return
      const box = table.current?.parentElement
      const day = box?.querySelector<HTMLElement>('.board-opening > i')
      if (box?.scrollLeft === 0 && day) box.scrollLeft = day.offsetLeft
    }
    open()
    document.addEventListener('toggle', open, true)
    return () => document.removeEventListener('toggle', open, true)
  }, [table])
}

/** Loads the script for dragging once the page is hydrated, on pages with a bar that can be moved. */
function useDraggedEnds(table: RefObject<HTMLTableElement | null>, isMovable: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMovable) return
    let stop = () => {}
    let isGone = false
    import('./drag-ends').then(
      ({ dragEnds }) => {
        if (table.current && !isGone) stop = dragEnds(table.current, navigate)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [isMovable, navigate, table])
}
