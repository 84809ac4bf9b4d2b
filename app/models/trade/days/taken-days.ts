import type { Booking, Day } from './day-count'
import { formatBooking, formatBookingOfYear, formatDay } from './day-words'

/** Days that others hold, both ends included, in words. */
export type TakenDays = Booking & { words: string }

/**
 * 'Taken Dec 1 to Dec 5. Free from Dec 6.', as far as the next free day is one that can be asked for. The first of the
 * `bookable` days is today.
 */
export function takenDaysSummary(taken: Booking, freeFrom: Day, bookable: Booking): string {
  const words = `Taken ${formatBooking(taken, bookable.from)}.`
  return freeFrom > bookable.to ? words : `${words} Free from ${formatDay(freeFrom, bookable.from)}.`
}

/**
 * 'Taken Dec 1 to Dec 5 and Dec 14.': the nearest ones, where there is room for a line; '' where none is. Without `today`
 * every day says its year.
 */
export function takenDaysText(taken: readonly Booking[], today?: Day): string {
  const words = (period: Booking) => (today ? formatBooking(period, today) : formatBookingOfYear(period))
  const nearest = taken.slice(0, MOST_IN_A_LINE).map(words)
  return nearest.length === 0 ? '' : `Taken ${new Intl.ListFormat('en-US').format(nearest)}.`
}

const MOST_IN_A_LINE = 6

/** What of the days asked for is taken, the first period first; nothing as long as one of the two days is missing. */
export function takenAmong(taken: readonly TakenDays[], { from, to }: Booking): readonly TakenDays[] {
  return taken.filter((period) => from && period.from <= to && period.to >= from)
}
