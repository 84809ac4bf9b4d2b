import { MAX_MONTHS_AHEAD } from '../constants'
import { addMonths, type Booking, type Day, isDay } from './days'

/** The last day that can be searched for and asked for. */
export function lastBookableDay(today: Day): Day {
  return addMonths(today, MAX_MONTHS_AHEAD)
}

/** The days that can be asked for, from today where the vehicle is. */
export function bookableDays(today: Day): Booking {
  return { from: today, to: lastBookableDay(today) }
}

/** One day alone is a booking of that day. Beyond the last day that can be booked there is nothing to find. */
export function readBooking(from: string, to: string, today: Day): Booking | null {
  const [first, last = first] = [from, to].filter(isDay).sort()
  if (first === undefined || last === undefined || first < today) return null
  const latest = lastBookableDay(today)
  if (first > latest) return { from: latest, to: latest }
  if (last > latest) return { from: first, to: latest }
  return { from: first, to: last }
}
