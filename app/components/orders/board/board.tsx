import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { Icon } from '~/components/ui/icon'
import { type BoardGroup, type BoardRow, type BoardTotals, openingDay, splitRows } from '~/models/orders/board/bars'
import { isDense, NOTHING_SCHEDULED } from '~/models/orders/board/board-labels'
import type { Day } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { BoardFoot } from './board-foot'
import { BoardHead, columnLook } from './board-head'
import { Row } from './board-row'

export interface BoardProps {
  groups: readonly BoardGroup[]
  columns: Day[]
  today: Day
  totals: BoardTotals
  /** What the amounts in the foot are: 'Cost'. */
  amounts: string
  /** In front of a vehicle's detail in the agenda, if it needs a label: 'Owner'. */
  detailLabel?: string
  /** Returns the address of the form that blocks a vehicle from a day on, for free days from today on. */
  blockFrom?: (vehicleId: string, day: Day) => string
}

/** Vehicles as rows and days as columns. With script, the ends of bars with an action can be dragged. */
export function Board({ groups, columns, today, totals, amounts, blockFrom }: BoardProps) {
  const table = useRef<HTMLTableElement>(null)
  useDraggedEnds(
    table,
    groups.some(({ rows }) => rows.some(({ bars }) => bars.some(({ action }) => action))),
  )
  useOpeningDay(table)
  const isNarrow = isDense(columns)
  const { used, unused } = splitRows(groups, columns)
  const rowOf = (row: BoardRow) => <Row key={row.id} row={row} columns={columns} today={today} blockFrom={blockFrom} />
  return (
    <section className="board-scroll" aria-label="Day Out of Days">
      <OpeningDay at={columns.indexOf(openingDay(groups, columns, today))} />
      <table ref={table} className={`board ${isNarrow ? 'is-dense' : ''}`}>
        <colgroup>
          <col className="board-names" />
          {columns.map((day) => (
            <col key={day} className={columnLook(day, today)} />
          ))}
        </colgroup>
        <BoardHead columns={columns} today={today} />
        {used.map(({ id, title, rows }) => (
          <tbody key={id}>
            {title !== null && (
              <tr className="board-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <bdi>{title}</bdi>
                </th>
              </tr>
            )}
            {rows.map(rowOf)}
          </tbody>
        ))}
        {unused.length > 0 && (
          <tbody className="board-unused">
            <tr className="board-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <details open={used.length === 0 || blockFrom !== undefined}>
                  <summary>
                    {NOTHING_SCHEDULED}: {pluralize(unused.length, 'vehicle')}
                    <Icon name="down" className="turns w-4!" />
                  </summary>
                </details>
              </th>
            </tr>
            {unused.map(rowOf)}
          </tbody>
        )}
        <BoardFoot totals={totals} columns={columns} amounts={amounts} isByWeek={isNarrow} />
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
