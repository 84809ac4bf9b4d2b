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
