import { type Day, monthName, weekdayName, weekdayOf } from '~/models/trade/days/day'

/** The months and days of a chart. */
export function BoardHead({ columns, today }: { columns: readonly Day[]; today: Day }) {
  const months = [...new Set(columns.map((day) => day.slice(0, 7)))]
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="board-corner">
          Vehicle
        </th>
        {months.map((month) => (
          <th key={month} scope="colgroup" colSpan={columns.filter((day) => day.startsWith(month)).length}>
            <span className="board-month">{`${monthName(month)} ${month.slice(0, 4)}`}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((day) => (
          <th key={day} scope="col" data-day={day} className={columnLook(day, today)}>
            <span aria-hidden="true">
              <small>{weekdayName(day).charAt(0)}</small>
              {Number(day.slice(8))}
            </span>
            <span className="sr-only">
              {weekdayName(day)}, {monthName(day)} {Number(day.slice(8))}
              {day === today && ', today'}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The class of a day's column. */
export function columnLook(day: Day, today: Day): string | undefined {
  const isWeekend = [0, 6].includes(weekdayOf(day))
  return [day === today && 'is-today', isWeekend && 'is-weekend'].filter(Boolean).join(' ') || undefined
}
