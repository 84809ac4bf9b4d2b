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

/** 'Dec 7, 2026 to Dec 11, 2026', whatever the year: for what is kept, such as an order, a letter or a document. */
export function formatBookingOfYear({ from, to }: Booking): string {
  return from === to ? formatDayOfYear(from) : `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`
}

/** '1 day', '5 days'. */
export function formatDayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Days that others hold, both ends included, in words. */
export type TakenDays = Booking & { words: string }

/**
 * 'Taken Dec 1 to Dec 5. Free from Dec 6.', as far as the next free day is one that can be asked for. The first of the
 * `bookable` days is today.
 */
export function takenDaysSummary(taken: Booking, freeFrom: Day, bookable: Booking): string {
  const words = `Taken ${formatBooking(taken, bookable.from)}.`
  return freeFrom > bookable.to ? words : `${words} Free from ${formatDay(freeFrom, bookable.from)}.`
}

/**
 * 'Taken Dec 1 to Dec 5 and Dec 14.': the nearest ones, where there is room for a line; '' where none is. Without `today`
 * every day says its year.
 */
export function takenDaysText(taken: readonly Booking[], today?: Day): string {
  const words = (period: Booking) => (today ? formatBooking(period, today) : formatBookingOfYear(period))
  const nearest = taken.slice(0, MOST_IN_A_LINE).map(words)
  return nearest.length === 0 ? '' : `Taken ${new Intl.ListFormat('en-US').format(nearest)}.`
}

const MOST_IN_A_LINE = 6

/** What of the days asked for is taken, the first period first; nothing as long as one of the two days is missing. */
export function takenAmong(taken: readonly TakenDays[], { from, to }: Booking): readonly TakenDays[] {
  return taken.filter((period) => from && period.from <= to && period.to >= from)
}
