import { type Cents, formatPrice, listedRate } from '../money'
import { type Booking, countDays, formatDayCount } from './day'

/** The list price of a booking, before tax. */
export const listedFor = (daily: Cents, booking: Booking): Cents => listedRate(daily, countDays(booking))

/** '$1,900 for 5 days': short list price of a booking, before tax. */
export function priceForDays(daily: Cents, booking: Booking): string {
  const days = countDays(booking)
  return `${formatPrice(listedRate(daily, days))} for ${formatDayCount(days)}`
}
