import type { Booking, Day } from '~/models/trade/days/day-count'
import { type TakenDays, takenAmong } from '~/models/trade/days/taken-days'

/** A period on its way: the first of its two days, and what of the days pressed last was taken. */
export type Choosing = { first: Day | null; inTheWay: readonly TakenDays[] }

/**
 * What a press on a day makes of it: the first one begins a period, the second ends it, whichever of the two is earlier.
 * A period with taken days in it is none: it begins anew with the day pressed last, unless that one is taken.
 */
export function pressDay(first: Day | null, day: Day, taken: readonly TakenDays[]): Booking | Choosing {
  const booking = sortDays(first ?? day, day)
  const inTheWay = takenAmong(taken, booking)
  if (inTheWay.length > 0) return { first: isTaken(taken, day) ? first : day, inTheWay }
  return first === null ? { first: day, inTheWay } : booking
}

/** The two ends of a booking, whichever of them was named first. */
export function sortDays(one: Day, other: Day): Booking {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

const isTaken = (taken: readonly TakenDays[], day: Day) => takenAmong(taken, { from: day, to: day }).length > 0
