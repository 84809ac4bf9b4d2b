import type { Booking, Day } from '~/models/trade/days/day-count'

/** The periods that a calendar marks; the ends of the range are '' while there is none. */
export type DayMarks = { within: Booking; range: Booking; taken: readonly Booking[]; own: readonly Booking[] }

/** What is to be said of one day of a calendar. */
export function markOf(day: Day, { within, range, taken, own }: DayMarks) {
  return {
    isOffered: holds(within, day),
    isTaken: taken.some((period) => holds(period, day)),
    isOwn: own.some((period) => holds(period, day)),
    isInRange: holds(range, day),
    isEnd: day === range.from || day === range.to,
  }
}

const holds = ({ from, to }: Booking, day: Day) => from <= day && day <= to
