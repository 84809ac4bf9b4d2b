import type { Booking, Day } from './days'

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })

/** 'Dec 7' within the year of `today`, else 'Dec 7, 2027'. */
export function formatDay(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? short.format(new Date(day)) : formatDayOfYear(day)
}

/** 'Dec 7, 2026', whatever the year. */
export function formatDayOfYear(day: Day): string {
  return long.format(new Date(day))
}

/** 'Dec 7 to Dec 11', or 'Dec 7' for a single day. */
export function formatBooking(booking: Booking, today: Day): string {
  if (booking.from === booking.to) return formatDay(booking.from, today)
  return `${formatDay(booking.from, today)} to ${formatDay(booking.to, today)}`
}

/** 'Dec 7, 2026 to Dec 11, 2026', whatever the year: for what is kept, such as an order, a letter or a paper. */
export function formatBookingOfYear({ from, to }: Booking): string {
  return from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`
}

/** '1 day', '5 days'. */
export function formatDayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
