import { type Cents, cheaperLonger, formatExact, formatPrice, listedRate, WEEK_DAYS } from '../money'
import { type Booking, countDays, formatDayCount } from './day'

/** The list price of a booking, before tax. */
export const listedFor = (daily: Cents, booking: Booking): Cents => listedRate(daily, countDays(booking))

/** '$1,900 for 5 days': short list price of a booking, before tax. */
export function priceForDays(daily: Cents, booking: Booking): string {
  const days = countDays(booking)
  return `${formatPrice(listedRate(daily, days))} for ${formatDayCount(days)}`
}

/**
 * 'The list price for 7 days is $1,770, less than $2,865 for 5 days.'; null if no longer booking costs less than
 * `rate`.
 */
export function longerForLess(daily: Cents, days: number, rate: Cents): string | null {
  const longer = longerBelow(daily, days, rate)
  if (!longer) return null
  const [more, less] = [longer.days, days].map(formatDayCount)
  return `The list price for ${more} is ${formatExact(longer.rate)}, less than ${formatExact(rate)} for ${less}.`
}

/** 'A full week lists at $1,770, $1,095 less.': the same for cards; '' if there is none. */
export function longerListed(daily: Cents, booking: Booking, rate: Cents): string {
  const longer = longerBelow(daily, countDays(booking), rate)
  if (!longer) return ''
  const listed = longer.days === WEEK_DAYS ? 'A full week lists' : `${formatDayCount(longer.days)} list`
  return `${listed} at ${formatExact(longer.rate)}, ${formatExact(rate - longer.rate)} less.`
}

function longerBelow(daily: Cents, days: number, rate: Cents) {
  const longer = cheaperLonger(daily, days)
  return longer && longer.rate < rate ? longer : null
}

/** '$1,770 / week': the same for tables, below the daily rate; '' if there is none. */
export function longerInShort(daily: Cents, booking: Booking, rate: Cents): string {
  const longer = longerBelow(daily, countDays(booking), rate)
  if (!longer) return ''
  return `${formatExact(longer.rate)} / ${longer.days === WEEK_DAYS ? 'week' : formatDayCount(longer.days)}`
}
