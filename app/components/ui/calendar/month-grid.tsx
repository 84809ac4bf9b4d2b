import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { type MonthWeeks, WEEKDAYS } from '~/models/trade/calendar'
import type { Day } from '~/models/trade/days/days'

type MonthGridProps = Omit<ComponentProps<'table'>, 'children'> & {
  weeks: MonthWeeks['weeks']
  caption?: string
  /** The cell of a day, a `td`. */
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
