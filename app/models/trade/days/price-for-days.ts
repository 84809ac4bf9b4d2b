import { type Cents, cheaperLonger, formatExact, formatPrice, listedRate } from '../money'
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
  const longer = cheaperLonger(daily, days)
  if (!longer || longer.rate >= rate) return null
  const [more, less] = [longer.days, days].map(formatDayCount)
  return `The list price for ${more} is ${formatExact(longer.rate)}, less than ${formatExact(rate)} for ${less}.`
}
