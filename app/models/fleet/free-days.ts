import {
  type Booking,
  countDays,
  type Day,
  formatBookingOfYear,
  formatDayCount,
  formatDayOfYear,
  isDay,
  type TakenDays,
  takenAmong,
} from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'
import { type Cents, formatPrice, listedRate } from '~/models/trade/money'

/**
 * 'Taken: Dec 14, 2026. The nearest free days are Dec 10, 2026 to Dec 13, 2026.': the reason wherever days are refused
 * because some are reserved. Null where none are.
 */
export function dayConflictText(wanted: Booking, taken: readonly Booking[], offered: Booking): string | null {
  const inTheWay = inTheWayOf(wanted, taken)
  if (inTheWay.length === 0) return null
  const free = nearestFree(wanted, taken, offered)
  return `${inTheWay} ${free ? `The nearest free days are ${formatBookingOfYear(free)}.` : 'No other dates near these are available.'}`
}

/** The same for an extension of a rental, which ends `today` at the earliest. */
export function extensionConflictText(
  wanted: Booking,
  taken: readonly Booking[],
  held: Booking,
  today: Day,
): string | null {
  const inTheWay = inTheWayOf(wanted, taken)
  if (inTheWay.length === 0) return null
  const free = longestFree(held, taken)
  return `${inTheWay} ${free && free.to >= today ? `Available until ${formatDayOfYear(free.to)}.` : 'It cannot be extended.'}`
}

/** 'Taken: Dec 14, 2026, Dec 17, 2026.', or '' where all of the days are free. */
function inTheWayOf(wanted: Booking, taken: readonly Booking[]): string {
  const inTheWay = taken.filter((held) => overlaps(held, wanted)).map(formatBookingOfYear)
  return inTheWay.length === 0 ? '' : `Taken: ${inTheWay.join(', ')}.`
}

/**
 * The period of the same length nearest to the wanted one that is free, among the days offered; the earlier of two
 * that are as near. Null where there is none.
 */
export function nearestFree(wanted: Booking, taken: readonly Booking[], offered: Booking): Booking | null {
  const reach = countDays(offered)
  for (let distance = 1; distance < reach; distance += 1) {
    const near = [-distance, distance].map((days) => moved(wanted, days))
    const free = near.find((period) => isWithin(period, offered) && !taken.some((held) => overlaps(held, period)))
    if (free) return free
  }
  return null
}

/** The longest a booking can last before somebody else has the vehicle; null where that is the very next day. */
export function longestFree(booking: Booking, taken: readonly Booking[]): Booking | null {
  const ahead = taken.filter((held) => held.to > booking.to).sort((one, other) => (one.from < other.from ? -1 : 1))
  const last = ahead[0] ? addDays(ahead[0].from, -1) : null
  return last !== null && last > booking.to ? { from: booking.from, to: last } : null
}

const moved = ({ from, to }: Booking, days: number): Booking => ({ from: addDays(from, days), to: addDays(to, days) })

const isWithin = (period: Booking, { from, to }: Booking) => period.from >= from && period.to <= to

/** What a vehicle's page says of days is made of this. */
export type VehicleDays = {
  daily: Cents
  /** The days that can be asked for, from today where the vehicle is. */
  bookable: Booking
  taken: readonly TakenDays[]
  /** Initial values of the date fields; '' where nothing was asked. */
  asked: Booking
}

/** '$1,900 for 5 days', where all of them can be asked for and are free; else null. */
export function priceOfFree({ daily, bookable, taken }: VehicleDays, { from, to }: Booking): string | null {
  if (!isDay(from) || !isDay(to) || from > to || from < bookable.from || to > bookable.to) return null
  return takenAmong(taken, { from, to }).length > 0 ? null : priceForDays(daily, { from, to })
}

/** '$1,900 for 5 days': what the listing asks for a booking, before tax, where room is short. */
export function priceForDays(daily: Cents, booking: Booking): string {
  const days = countDays(booking)
  return `${formatPrice(listedRate(daily, days))} for ${formatDayCount(days)}`
}
