import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar day 'YYYY-MM-DD', without a time and without a zone. Days compare as texts. */
export type Day = string

/** Both ends are booked: from the 7th to the 7th is one day. */
export type Booking = { from: Day; to: Day }

/** A day of the calendar between 1900 and 2199; '2026-02-30' is none. */
export function isDay(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text
}

/** Days of a booking, both ends counted. */
export function countDays(booking: Booking): number {
  return dayjs.utc(booking.to).diff(dayjs.utc(booking.from), 'day') + 1
}

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')
}

export function overlaps(one: Booking, other: Booking): boolean {
  return one.from <= other.to && other.from <= one.to
}
