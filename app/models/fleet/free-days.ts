import type { MonthWeeks } from '~/models/trade/days/calendar'
import {
  type Booking,
  countDays,
  type Day,
  formatBookingOfYear,
  formatDayOfYear,
  isDay,
  type TakenDays,
  takenAmong,
} from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'
import { nearestFree } from '~/models/trade/days/nearest-free'
import { priceForDays } from '~/models/trade/days/price-for-days'
import { type Cents, cheaperLonger } from '~/models/trade/money'

/**
 * 'Taken: Dec 14, 2026. The nearest free days are Dec 10, 2026 to Dec 13, 2026.': used wherever days are refused
 * because some are reserved. Null if none are.
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
  booked: Booking,
  today: Day,
): string | null {
  const inTheWay = inTheWayOf(wanted, taken)
  if (inTheWay.length === 0) return null
  const free = longestFree(booked, taken)
  return `${inTheWay} ${free && free.to >= today ? `Available until ${formatDayOfYear(free.to)}.` : 'It cannot be extended.'}`
}

/** 'Taken: Dec 14, 2026, Dec 17, 2026.', or '' if all days are free. */
function inTheWayOf(wanted: Booking, taken: readonly Booking[]): string {
  const inTheWay = taken.filter((period) => overlaps(period, wanted)).map(formatBookingOfYear)
  return inTheWay.length === 0 ? '' : `Taken: ${inTheWay.join(', ')}.`
}

/** The booking extended up to the next one; null if that starts the very next day, or if there is none. */
export function longestFree(booking: Booking, taken: readonly Booking[]): Booking | null {
  const ahead = taken.filter((period) => period.to > booking.to).sort((one, other) => (one.from < other.from ? -1 : 1))
  const last = ahead[0] ? addDays(ahead[0].from, -1) : null
  return last !== null && last > booking.to ? { from: booking.from, to: last } : null
}

/** The days around a free booking that are free too. */
export function freeAround(booking: Booking, taken: readonly Booking[], offered: Booking): Booking {
  const before = taken.filter(({ to }) => to < booking.from).map(({ to }) => addDays(to, 1))
  const after = taken.filter(({ from }) => from > booking.to).map(({ from }) => addDays(from, -1))
  return {
    from: [offered.from, ...before].sort().at(-1) ?? booking.from,
    to: [offered.to, ...after].sort()[0] ?? booking.to,
  }
}

/** The days of a vehicle, for its page. */
export type VehicleDays = {
  daily: Cents
  /** The days that can be requested, from today where the vehicle is. */
  bookable: Booking
  taken: readonly TakenDays[]
  /** This month from this week on, and the next. */
  months: readonly MonthWeeks[]
  /** Initial values of the date fields; '' if none. */
  requested: Booking
}

/** The days that the page was opened with; null if none. */
export const requestedBooking = (days: VehicleDays | null) =>
  days && days.requested.from !== '' ? days.requested : null

/** '$1,900 for 5 days' if all days can be requested and are free; else null. */
export function priceOfFree(days: VehicleDays, wanted: Booking): string | null {
  return isFree(days, wanted) ? priceForDays(days.daily, wanted) : null
}

/** A longer booking from the same day that costs less and is free; null if there is none, or the days are not free. */
export function cheaperFree(days: VehicleDays, wanted: Booking): { days: Booking; rate: Cents } | null {
  const longer = isFree(days, wanted) ? cheaperLonger(days.daily, countDays(wanted)) : null
  if (!longer) return null
  const booking = { from: wanted.from, to: addDays(wanted.from, longer.days - 1) }
  return isFree(days, booking) ? { days: booking, rate: longer.rate } : null
}

function isFree({ bookable, taken }: VehicleDays, { from, to }: Booking): boolean {
  if (!isDay(from) || !isDay(to) || from > to || from < bookable.from || to > bookable.to) return false
  return takenAmong(taken, { from, to }).length === 0
}
