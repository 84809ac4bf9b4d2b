import { type ComponentProps, Fragment, type KeyboardEventHandler, type ReactNode, useId } from 'react'
import {
  type DayMarks,
  formatLongDay,
  type Month,
  type MonthWeeks,
  markOf,
  monthWeeks,
} from '~/models/trade/days/calendar'
import { type Day, WEEKDAYS } from '~/models/trade/days/day'

type MonthGridProps = Omit<ComponentProps<'table'>, 'children'> & {
  weeks: MonthWeeks['weeks']
  caption?: string
  /** Renders a day's cell, a `td`. */
  cell: (day: Day) => ReactNode
}

/** A month as a table of weeks. */
export function MonthGrid({ weeks, caption, cell, ...table }: MonthGridProps) {
  return (
    <table {...table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th scope="col" abbr={name} key={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day ? <Fragment key={day}>{cell(day)}</Fragment> : <td key={WEEKDAYS[place]} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MonthTableProps {
  month: Month
  /** The only day in the tab order. */
  reached: Day
  marks: DayMarks
  onKeyDown: KeyboardEventHandler
  onDay: (day: Day) => void
  /** Called with the day under the pointer, the end of the range if it is pressed. */
  onAhead: (day: Day) => void
}

/** A month as a grid of weeks, the earlier ones left out. Taken days can be focused and read, but not chosen. */
export function MonthTable({ month, onKeyDown, ...days }: MonthTableProps) {
  const titleId = useId()
  const { name, weeks } = monthWeeks(month, firstMarked(days.marks))
  return (
    <div>
      <h3 id={titleId} aria-live="polite">
        {name}
      </h3>
      <MonthGrid
        {...GRID_ROLE}
        weeks={weeks}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        cell={(day) => <DayCell day={day} {...days} />}
      />
    </div>
  )
}

/** The first day that can be chosen or is the viewer's own. */
const firstMarked = ({ within, own }: DayMarks): Day => [within.from, ...own.map(({ from }) => from)].sort()[0] ?? ''

/** Rows and cells inside get their grid roles from it. */
const GRID_ROLE = { role: 'grid' } as const

type DayCellProps = Omit<MonthTableProps, 'month' | 'onKeyDown'> & { day: Day }

function DayCell({ day, reached, marks, onDay, onAhead }: DayCellProps) {
  const { isOffered, isTaken, isOwn, isInRange, isEnd } = markOf(day, marks)
  const number = Number(day.slice(8))
  if (!isOffered) {
    return (
      <td>
        <button type="button" className={`day ${isOwn ? 'is-own' : ''}`} disabled>
          {number}
        </button>
      </td>
    )
  }
  const labels = [formatLongDay(day), isTaken && 'taken', isOwn && 'yours', isInRange && 'chosen'].filter(Boolean)
  const look = [isTaken && 'is-taken', isOwn && 'is-own', isInRange && 'is-between', isEnd && 'is-end'].filter(Boolean)
  return (
    <td>
      <button
        type="button"
        className={`day ${look.join(' ')}`}
        data-day={day}
        tabIndex={day === reached ? 0 : -1}
        aria-label={labels.join(', ')}
        aria-disabled={isTaken}
        onClick={() => onDay(day)}
        onPointerEnter={() => onAhead(day)}
      >
        {number}
      </button>
    </td>
  )
}
