import { listOf } from '../format/text'

/** A calendar day 'YYYY-MM-DD', without time or zone. Days compare as strings. */
export type Day = string

/** Both ends are inclusive: from the 7th to the 7th is one day. */
export type Booking = { from: Day; to: Day }

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether this is a valid date between 1900 and 2199; '2026-02-30' is not. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
}

/** The days that isDay() accepts. */
export const ANY_DAYS: Booking = { from: '1900-01-01', to: '2199-12-31' }

/** Number of days of a booking, both ends included. Days without a zone are all 24 hours long. */
export function countDays(booking: Booking): number {
  return (Date.parse(booking.to) - Date.parse(booking.from)) / DAY_MS + 1
}

export const FIRST_YEAR = 1900

/** Next year's models are already on the road. */
export function lastModelYear(today: Day): number {
  return yearOf(today) + 1
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/**
 * Dates are written out instead of Intl.DateTimeFormat: a browser's first formatter costs a phone more time than all
 * other script of a page.
 */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'December'. */
export function monthName(day: Day): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
}

/** Weekday column heads, starting with the first day of the week. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Index of a day in its week: 0 is the first day. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** 'Monday'. */
export function weekdayName(day: Day): string {
  return WEEKDAYS[weekdayOf(day)] ?? ''
}

/** 'Dec 7'. */
export function formatDayOfMonth(day: Day): string {
  return `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`
}

/** 'Dec 7' within the year of `today`, else 'Dec 7, 2027'. */
export function formatDay(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayOfMonth(day) : formatDayOfYear(day)
}

/** 'Dec 7, 2026', always with the year. */
export function formatDayOfYear(day: Day): string {
  return `${formatDayOfMonth(day)}, ${day.slice(0, 4)}`
}

/** 'Dec 7 to Dec 11', or 'Dec 7' for a single day. */
export function formatBooking(booking: Booking, today: Day): string {
  if (booking.from === booking.to) return formatDay(booking.from, today)
  return `${formatDay(booking.from, today)} to ${formatDay(booking.to, today)}`
}

/**
 * 'Dec 7, 2026 to Dec 11, 2026', always with the year: for what is stored, such as an order, an email or a document.
 */
export function formatBookingOfYear({ from, to }: Booking): string {
  return from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`
}

/** '1 day', '5 days'. */
export function formatDayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Days that others have booked, both ends included, with their text. */
export type TakenDays = Booking & { text: string }

/**
 * 'Taken Dec 1 to Dec 5. Free from Dec 6.', the second sentence only if that day can be requested. The first of the
 * `bookable` days is today.
 */
export function takenDaysSummary(taken: Booking, freeFrom: Day, bookable: Booking): string {
  const text = `Taken ${formatBooking(taken, bookable.from)}.`
  return freeFrom > bookable.to ? text : `${text} Free from ${formatDay(freeFrom, bookable.from)}.`
}

/**
 * 'Taken Dec 1 to Dec 5 and Dec 14.': the nearest ones that fit on a line; '' if none. Without `today` every day has
 * its year.
 */
export function takenDaysText(taken: readonly Booking[], today?: Day): string {
  const format = (period: Booking) => (today ? formatBooking(period, today) : formatBookingOfYear(period))
  const nearest = taken.slice(0, NEAREST_SHOWN).map(format)
  return nearest.length === 0 ? '' : `Taken ${listOf(nearest)}.`
}

/** How many of the nearest taken periods are listed. */
const NEAREST_SHOWN = 6

/** The taken periods that overlap the requested days; none while one of the two days is missing. */
export function takenAmong(taken: readonly TakenDays[], { from, to }: Booking): readonly TakenDays[] {
  return taken.filter((period) => from && period.from <= to && period.to >= from)
}
