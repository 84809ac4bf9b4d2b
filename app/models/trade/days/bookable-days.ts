import { FARTHEST_MONTHS } from '../figures'
import { addMonths, type Booking, type Day } from './days'

/** The last day that can be searched for and asked for. */
export function lastBookableDay(today: Day): Day {
  return addMonths(today, FARTHEST_MONTHS)
}

/** The days that can be asked for, from today where the vehicle is. */
export function bookableDays(today: Day): Booking {
  return { from: today, to: lastBookableDay(today) }
}
