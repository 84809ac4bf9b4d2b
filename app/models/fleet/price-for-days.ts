import { type Booking, countDays } from '~/models/trade/days/day-count'
import { formatDayCount } from '~/models/trade/days/day-words'
import { type Cents, formatPrice } from '~/models/trade/money/money'
import { listedRate } from '~/models/trade/money/rates'

/** '$1,900 for 5 days': what the listing asks for a booking, before tax, where room is short. */
export function priceForDays(daily: Cents, booking: Booking): string {
  const days = countDays(booking)
  return `${formatPrice(listedRate(daily, days))} for ${formatDayCount(days)}`
}
