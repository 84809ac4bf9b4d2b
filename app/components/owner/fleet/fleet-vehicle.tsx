import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { BOOKED_COUNTED_DAYS, VIEWS_COUNTED_DAYS } from '~/models/trade/constants'
import { formatDollars, formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { FleetVehicle } from '~/services/owner/fleet/fleet-page.server'

export interface FleetListProps {
  vehicles: readonly FleetVehicle[]
  /** The id of the form with the actions. */
  form: string
  areChecked: boolean
}

/** For screen readers: the title alone may occur twice in a fleet. */
export const nameOf = ({ title, stockNumber }: FleetVehicle) => (stockNumber ? `${title}, #${stockNumber}` : title)

/** The figures of a vehicle, in the order of the headings. */
export function figuresOf({ views, bookedDays, revenue }: FleetVehicle) {
  return [
    {
      label: `in the last ${VIEWS_COUNTED_DAYS} days`,
      short: 'Views',
      period: `last ${VIEWS_COUNTED_DAYS} days`,
      value: views,
      isZero: views === 0,
    },
    {
      label: `of the next ${BOOKED_COUNTED_DAYS}`,
      short: 'Booked days',
      period: `next ${BOOKED_COUNTED_DAYS} days`,
      value: bookedDays,
      isZero: bookedDays === 0,
    },
    {
      label: 'before tax, of rentals that start this year',
      short: 'This year',
      period: 'before tax',
      value: revenue,
      isZero: revenue === formatDollars(0),
    },
  ]
}

export function DayPrice({ vehicle: { daily } }: { vehicle: FleetVehicle }) {
  if (daily === 0) return <span className="text-sm text-quiet">{NO_PRICE}</span>
  return <Price amount={formatExact(daily)} unit="a day" />
}

const NO_PRICE = 'No price yet'

/** '#CAR-7, $380 a day'. */
export function stockAndPrice({ stockNumber, daily }: FleetVehicle): string {
  const price = daily === 0 ? NO_PRICE : `${formatExact(daily)} a day`
  return stockNumber ? `#${stockNumber}, ${price}` : price
}

interface NextBookingProps {
  vehicle: FleetVehicle
  className?: string
}

/** The next booking, since when it is overdue, or else how long the vehicle is blocked. */
export function NextBooking({ vehicle: { next, blockedTo }, className = CENTERED }: NextBookingProps) {
  if (!next) return blockedTo && <span className={`text-quiet ${className}`}>Blocked through {blockedTo}</span>
  return (
    <Link className={`link ${className}`} to={ownerPaths.ownerOrder(next.itemId)}>
      {next.overdue ? <Status tone="refused" label={next.overdue} /> : `${next.days}, ${next.productionCompany}`}
      {next.overdue && <span className="sr-only">, {next.productionCompany}</span>}
    </Link>
  )
}

const CENTERED = 'inline-flex min-h-11 items-center'

export function ToAnswer({ vehicle: { id, toAnswer } }: { vehicle: FleetVehicle }) {
  if (toAnswer === 0) return null
  return (
    <Link
      className="link inline-flex min-h-11 items-center"
      to={dealPaths.ownerInbox(undefined, undefined, { vehicle: id })}
    >
      <Status tone="waiting" label={toAnswer === 1 ? '1 inquiry to answer' : `${toAnswer} inquiries to answer`} />
    </Link>
  )
}
