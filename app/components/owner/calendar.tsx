import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { MonthGrid } from '~/components/ui/calendar/month-grid'
import { Icon } from '~/components/ui/icon'
import { EmptyState } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { BLOCK_WORDS } from '~/models/owner/block-words'
import { daysOfMonth, type MonthStep, periodOn } from '~/models/owner/months'
import type { MonthWeeks } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import { BLOCK_KINDS } from '~/models/trade/vocabulary/vehicles'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'
import type { OwnerCalendar } from '~/services/owner/owner-vehicles-page.server'

/** All vehicles with two months of their days: visually as strips, and as a text list. */
export function CalendarList({ vehicles, months }: Pick<OwnerCalendar, 'vehicles' | 'months'>) {
  if (vehicles.length === 0) {
    return <EmptyState title="No vehicles yet." hint="Vehicles listed for you show up here." />
  }
  return (
    <ul className="sheet divide-y divide-base-300">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="grid gap-4 p-4 lg:grid-cols-[17rem_1fr] xl:grid-cols-[21rem_1fr]">
          <div className="relative flex items-center gap-3 self-start">
            <Photo picture={vehicle.picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
            <div className="min-w-0">
              <h2 className="text-base leading-snug">
                <Link
                  className="link after:absolute after:inset-0"
                  to={ownerPaths.ownerVehicle(vehicle.id, months[0]?.month)}
                >
                  {vehicle.title}
                </Link>
              </h2>
              <p className="text-sm text-quiet">
                {vehicle.town}
                {vehicle.periods.length === 0 && ', free in both months'}
              </p>
            </div>
          </div>
          <div className="min-w-0">
            <div className={`desk-strips ${vehicle.periods.length === 0 ? 'is-free' : ''}`}>
              {months.map((month) => (
                <MonthStrip key={month.month} month={month} periods={vehicle.periods} today={vehicle.today} />
              ))}
            </div>
            <ul className="mt-1">
              {vehicle.periods.map((period) => (
                <li key={period.id} className="py-0.5">
                  <PeriodLink period={period} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface MonthSheetProps {
  month: MonthWeeks
  periods: readonly BookedPeriod[]
  today: Day
}

/** One month of a vehicle; booked days link to their orders. */
export function MonthSheet({ month, periods, today }: MonthSheetProps) {
  return (
    <MonthGrid
      className="desk-month"
      caption={month.name}
      weeks={month.weeks}
      cell={(day) => <DayCell day={day} today={today} period={periodOn(periods, day)} />}
    />
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
      {period && <span className="sr-only">, {BLOCK_WORDS[period.kind].after}</span>}
    </td>
  )
}

/** The class of a day in the desk's calendars. */
function lookOf(period: BookedPeriod | undefined): string | false {
  return period ? BLOCK_WORDS[period.kind].look : false
}

/** A month as one line of days. Hidden from screen readers, which read the list of periods beside it. */
function MonthStrip({ month, periods, today }: MonthSheetProps) {
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

/** The legend of the calendar, for months or for strips. */
export function DeskKeys({ look }: { look: 'months' | 'lines' }) {
  return (
    <p className={`desk-keys of-${look}`}>
      {BLOCK_KINDS.map((kind) => (
        <span key={kind} className={`desk-key ${BLOCK_WORDS[kind].look}`}>
          {BLOCK_WORDS[kind].label}
        </span>
      ))}
      <span className="desk-key is-today">Today</span>
    </p>
  )
}

interface MonthLinksProps {
  earlier: MonthStep
  later: MonthStep
  /** Returns this page's address starting at a month. */
  to: (month: string) => string
}

/** Links to the months before and after. */
export function MonthLinks({ earlier, later, to }: MonthLinksProps) {
  return (
    <nav aria-label="Months" className="flex flex-wrap justify-between gap-2">
      {earlier && (
        <Link className={BUTTON_CLASS.outline} to={to(earlier.month)} preventScrollReset>
          <Icon name="left" />
          Earlier<span className="sr-only">, from {earlier.name}</span>
        </Link>
      )}
      {later && (
        <Link className={`${BUTTON_CLASS.outline} ml-auto`} to={to(later.month)} preventScrollReset>
          Later<span className="sr-only">, from {later.name}</span>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}

/** A period in one line, linked to its order if there is one. */
export function PeriodLink({ period: { days, kind, order } }: { period: BookedPeriod }) {
  if (!order)
    return (
      <span className="text-sm">
        <Days words={days} />, {BLOCK_WORDS[kind].after}
      </span>
    )
  return (
    <Link className="link inline-flex min-h-11 items-center text-sm" to={ownerPaths.ownerOrder(order.itemId)}>
      <span>
        <Days words={days} />, {order.productionCompany}, {order.title}
      </span>
    </Link>
  )
}
