import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { MAX_MONTHS_AHEAD } from '../constants'
import { type Booking, type Day, isDay } from './day'

// separate from `day`, because pages that only count and format days do not need dayjs
dayjs.extend(utc)

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')
}

/** The same day of a later month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  return dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD')
}

export function overlaps(one: Booking, other: Booking): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** The last day that can be searched for and requested. */
export function lastBookableDay(today: Day): Day {
  return addMonths(today, MAX_MONTHS_AHEAD)
}

/** The days that can be requested, from today where the vehicle is. */
export function bookableDays(today: Day): Booking {
  return { from: today, to: lastBookableDay(today) }
}

/** A single day is a booking of that day. Days after the last bookable one are cut to it; past days give null. */
export function readBooking(from: string, to: string, today: Day): Booking | null {
  const [first, last = first] = [from, to].filter(isDay).sort()
  if (first === undefined || last === undefined || first < today) return null
  const latest = lastBookableDay(today)
  if (first > latest) return { from: latest, to: latest }
  if (last > latest) return { from: first, to: latest }
  return { from: first, to: last }
}
