import type { Booking } from '~/models/trade/days/day'

/** December 7 to 11 of next year: five days that are always in the future. */
export const FIVE_DAYS: Booking = {
  from: `${new Date().getFullYear() + 1}-12-07`,
  to: `${new Date().getFullYear() + 1}-12-11`,
}
