import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { MonthGrid } from '~/components/ui/calendar/month-grid'
import { Icon } from '~/components/ui/icon'
import { BLOCK_TEXTS } from '~/models/owner/block-texts'
import { type MonthStep, periodOn } from '~/models/owner/months'
import type { MonthWeeks } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import { BLOCK_KINDS } from '~/models/trade/vocabulary/vehicles'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'

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
      {period && <span className="sr-only">, {BLOCK_TEXTS[period.kind].after}</span>}
    </td>
  )
}

/** The class of a day in the desk's calendars. */
function lookOf(period: BookedPeriod | undefined): string | false {
  return period ? BLOCK_TEXTS[period.kind].look : false
}

/** The legend of the calendar. */
export function DeskKeys() {
  return (
    <p className="desk-keys">
      {BLOCK_KINDS.map((kind) => (
        <span key={kind} className={`desk-key ${BLOCK_TEXTS[kind].look}`}>
          {BLOCK_TEXTS[kind].label}
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
        <Days text={days} />, {BLOCK_TEXTS[kind].after}
      </span>
    )
  return (
    <Link className="link inline-flex min-h-11 items-center text-sm" to={ownerPaths.ownerOrder(order.itemId)}>
      <span>
        <Days text={days} />, {order.productionCompany}, {order.title}
      </span>
    </Link>
  )
}
