import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { MAX_MONTHS_AHEAD } from '../constants'

dayjs.extend(utc)

/** A calendar day 'YYYY-MM-DD', without a time and without a zone. Days compare as texts. */
export type Day = string

/** Both ends are booked: from the 7th to the 7th is one day. */
export type Booking = { from: Day; to: Day }

const DAY_MS = 24 * 60 * 60 * 1000

/** A day of the calendar between 1900 and 2199; '2026-02-30' is none. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}

/** Days of a booking, both ends counted. Days without a zone are all 24 hours long. */
export function countDays(booking: Booking): number {
  return (Date.parse(booking.to) - Date.parse(booking.from)) / DAY_MS + 1
}

export const FIRST_YEAR = 1900

/** Next year's models are on the road already. */
export function lastModelYear(today: Day): number {
  return yearOf(today) + 1
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')
}

/** The same day of a later month, or the last one of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
  return dayjs.utc(day).add(months, 'month').format('YYYY-MM-DD')
}

export function overlaps(one: Booking, other: Booking): boolean {
  return one.from <= other.to && other.from <= one.to
}

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
