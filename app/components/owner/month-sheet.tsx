import { Link } from '@remix-run/react'
import { type DeskMonth, daysOfMonth, periodOn } from '~/models/owner/desk-month'
import { WEEKDAYS } from '~/models/trade/calendar/month'
import type { Day } from '~/models/trade/days/day-count'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'

interface MonthSheetProps {
  month: DeskMonth
  periods: readonly BookedPeriod[]
  today: Day
}

/** A month of one vehicle: its booked days lead to their orders. */
export function MonthSheet({ month, periods, today }: MonthSheetProps) {
  return (
    <table className="desk-month">
      <caption>{month.name}</caption>
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
        {month.weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day ? (
                <DayCell key={day} day={day} today={today} period={periodOn(periods, day)} />
              ) : (
                <td key={WEEKDAYS[place]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day, today, period }: { day: Day; today: Day; period: BookedPeriod | undefined }) {
  const number = Number(day.slice(8))
  const look = [lookOf(period), day === today && 'is-today', day < today && 'is-past'].filter(Boolean).join(' ')
  if (period?.order) {
    const isFirst = day === period.from || number === 1
    return (
      <td className={look}>
        <Link to={ownerPaths.ownerOrder(period.order.itemId)} tabIndex={isFirst ? undefined : -1}>
          {number}
          <span className="sr-only">, booked by {period.order.productionCompany}</span>
        </Link>
      </td>
    )
  }
  return (
    <td className={look}>
      {number}
      {period && <span className="sr-only">, blocked by you</span>}
    </td>
  )
}

/** The look of a day in calendars of the desk. */
function lookOf(period: BookedPeriod | undefined): string | false {
  if (!period) return false
  return period.order ? 'is-booked' : 'is-blocked'
}

/** A month as one line of days, for whoever sees it: what it shows stands beside it in words. */
export function MonthStrip({ month, periods, today }: MonthSheetProps) {
  const days = daysOfMonth(month)
  return (
    <div aria-hidden="true">
      <div className="desk-strip">
        {days.map((day) => {
          const period = periodOn(periods, day)
          const look = [lookOf(period), period?.from === day && 'is-first', day === today && 'is-today']
          return <i key={day} className={look.filter(Boolean).join(' ') || undefined} />
        })}
      </div>
      <div className="desk-scale">
        {days.map((day, place) => (
          <span key={day}>{place === 0 ? month.name.slice(0, 3) : place % 7 === 0 && place + 1}</span>
        ))}
      </div>
    </div>
  )
}

/** What the marks mean, in months or in lines of days. */
export function DeskKeys({ look }: { look: 'months' | 'lines' }) {
  return (
    <p className={`desk-keys of-${look}`}>
      <span className="desk-key is-booked">Booked</span>
      <span className="desk-key is-blocked">Blocked by you</span>
      <span className="desk-key is-today">Today</span>
    </p>
  )
}
