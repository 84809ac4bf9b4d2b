import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { MonthGrid } from '~/components/ui/calendar/month-grid'
import { Icon } from '~/components/ui/icon'
import { BLOCK_TEXTS } from '~/models/owner/block-texts'
import { INQUIRY_MARKS, MARK_TEXTS } from '~/models/owner/inquiry-marks'
import { type MonthStep, periodOn } from '~/models/owner/months'
import { daysAfterPress } from '~/models/owner/pressed-days'
import type { MonthWeeks } from '~/models/trade/days/calendar'
import type { Day } from '~/models/trade/days/day'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import { BLOCK_KINDS } from '~/models/trade/vocabulary/vehicles'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'
import type { VehicleInquiry } from '~/services/owner/vehicle-inquiries.server'

interface MonthSheetProps {
  month: MonthWeeks
  desk: OwnerVehicleView
}

/**
 * One month of a vehicle. Booked days link to their orders, other days to the most urgent inquiry about them. Pressing
 * free days chooses those to block, and pressing a block chooses it; keys use the form and the list of blocks instead.
 */
export function MonthSheet({ month, desk }: MonthSheetProps) {
  return (
    <MonthGrid
      className="desk-month"
      caption={month.name}
      weeks={month.weeks}
      cell={(day) => <DayCell day={day} desk={desk} />}
    />
  )
}

function DayCell({ day, desk }: { day: Day; desk: OwnerVehicleView }) {
  const { today, shownPeriods, inquired } = desk
  const number = Number(day.slice(8))
  const period = periodOn(shownPeriods, day)
  const inquiry = period ? undefined : periodOn(inquired, day)
  const mark = period ? BLOCK_TEXTS[period.kind].look : inquiry && MARK_TEXTS[inquiry.mark].look
  const look = [mark, day === today && 'is-today', day < today && 'is-past', pressedLook(day, desk.pressed)]
  const className = look.filter(Boolean).join(' ')
  if (period?.order) {
    const isFirst = day === period.from || number === 1
    return (
      <td className={className}>
        <Link to={ownerPaths.ownerOrder(period.order.itemId)} tabIndex={isFirst ? undefined : -1}>
          {number}
          <span className="sr-only">, booked by {period.order.productionCompany}</span>
        </Link>
      </td>
    )
  }
  if (inquiry) {
    const isFirst = day === inquiry.from || number === 1
    return (
      <td className={className}>
        <Link to={dealPaths.ownerInquiry(inquiry.id)} tabIndex={isFirst ? undefined : -1}>
          {number}
          <span className="sr-only">
            , {MARK_TEXTS[inquiry.mark].after} {inquiry.productionCompany}
          </span>
        </Link>
      </td>
    )
  }
  const to = dayAddress(day, period, desk)
  const text = (
    <>
      {number}
      {period && <span className="sr-only">, {BLOCK_TEXTS[period.kind].after}</span>}
    </>
  )
  return (
    <td className={className}>
      {to ? (
        <Link to={to} tabIndex={-1} preventScrollReset replace>
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  )
}

/** The look of the days that are chosen. */
function pressedLook(day: Day, { from, to, block }: OwnerVehicleView['pressed']): string {
  if (block) return periodOn([block], day) ? 'is-pressed' : ''
  if (day === from || day === to) return 'is-end'
  return to && from < day && day < to ? 'is-between' : ''
}

/** This page once the day has been pressed; null for days that can be neither blocked nor released. */
function dayAddress(day: Day, period: BookedPeriod | undefined, desk: OwnerVehicleView): string | null {
  const { vehicle, months, today, pressed } = desk
  if (vehicle.listingStatus === 'deleted' || day < today) return null
  const isReleasable = period !== undefined && BLOCK_TEXTS[period.kind].isReleasable
  const days = isReleasable ? { from: day } : daysAfterPress(pressed, day, desk)
  return days && ownerPaths.ownerVehicle(vehicle.id, months[0]?.month, days)
}

interface DeskKeysProps {
  periods: readonly BookedPeriod[]
  inquired: readonly VehicleInquiry[]
  hasToday: boolean
}

/** The legend of the calendar: what occurs in it, and today if it does; none if nothing is marked. */
export function DeskKeys({ periods, inquired, hasToday }: DeskKeysProps) {
  const kinds = BLOCK_KINDS.filter((kind) => periods.some((period) => period.kind === kind))
  const marks = INQUIRY_MARKS.filter((mark) => inquired.some((inquiry) => inquiry.mark === mark))
  const keys = [...kinds.map((kind) => BLOCK_TEXTS[kind]), ...marks.map((mark) => MARK_TEXTS[mark])]
  if (keys.length === 0) return null
  return (
    <p className="desk-keys">
      {keys.map(({ label, look }) => (
        <span key={label} className={`desk-key ${look}`}>
          {label}
        </span>
      ))}
      {hasToday && <span className="desk-key is-today">Today</span>}
    </p>
  )
}

interface MonthLinksProps {
  earlier: MonthStep
  later: MonthStep
  /** One month away, for phones, which show only one. */
  previous: MonthStep
  following: MonthStep
  /** Returns this page's address starting at a month. */
  to: (month: string) => string
}

/** Links to the months before and after: by month on phones, by page on wider screens. */
export function MonthLinks({ earlier, later, previous, following, to }: MonthLinksProps) {
  const steps = [
    { back: previous, ahead: following, shown: 'sm:hidden' },
    { back: earlier, ahead: later, shown: 'max-sm:hidden' },
  ]
  return (
    <nav aria-label="Months" className="flex flex-wrap justify-between gap-2 max-sm:w-full">
      {steps.map(({ back, shown }) => back && <StepLink key={shown} step={back} to={to} isBack className={shown} />)}
      {steps.map(
        ({ ahead, shown }) => ahead && <StepLink key={shown} step={ahead} to={to} className={`ml-auto ${shown}`} />,
      )}
    </nav>
  )
}

interface StepLinkProps {
  step: NonNullable<MonthStep>
  to: (month: string) => string
  isBack?: boolean
  className: string
}

function StepLink({ step: { month, name }, to, isBack = false, className }: StepLinkProps) {
  return (
    <Link className={`${BUTTON_CLASS.outline} ${className}`} to={to(month)} preventScrollReset>
      {isBack && <Icon name="left" />}
      {isBack ? 'Earlier' : 'Later'}
      <span className="sr-only">, from {name}</span>
      {!isBack && <Icon name="right" />}
    </Link>
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
