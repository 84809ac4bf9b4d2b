import type { Booking, Day } from './day-count'
import { formatBooking, formatDay } from './day-words'

/** Days that others hold, both ends included, in words. */
export type TakenDays = Booking & { words: string }

/**
 * 'Taken Dec 1 to Dec 5. Free from Dec 6.', as far as the next free day is one that can be asked for. The first of the
 * `bookable` days is today.
 */
export function takenWords(taken: Booking, freeFrom: Day, bookable: Booking): string {
  const words = `Taken ${formatBooking(taken, bookable.from)}.`
  return freeFrom > bookable.to ? words : `${words} Free from ${formatDay(freeFrom, bookable.from)}.`
}

/** What of the days asked for is taken, the first period first; nothing as long as one of the two days is missing. */
export function takenAmong(taken: readonly TakenDays[], { from, to }: Booking): readonly TakenDays[] {
  return taken.filter((period) => from && period.from <= to && period.to >= from)
}
