import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Booking, Day } from './day-count'

dayjs.extend(utc)

/** Apart, because browsers count days too and dayjs is heavy for that. */
export { type Booking, countDays, type Day, isDay } from './day-count'

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
