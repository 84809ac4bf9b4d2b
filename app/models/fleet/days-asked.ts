import { formatDayCount, type TakenDays, takenAmong } from '~/models/trade/days/day-words'
import { type Booking, countDays, isDay } from '~/models/trade/days/days'
import { type Cents, formatPrice, listedRate } from '~/models/trade/money'

/** What a vehicle's page says of days is made of this. */
export type VehicleDays = {
  daily: Cents
  /** The days that can be asked for, from today where the vehicle is. */
  bookable: Booking
  taken: readonly TakenDays[]
  /** Initial values of the date fields; '' where nothing was asked. */
  asked: Booking
}

/** '$1,900 for 5 days', where all of them can be asked for and are free; else null. */
export function priceOfFree({ daily, bookable, taken }: VehicleDays, { from, to }: Booking): string | null {
  if (!isDay(from) || !isDay(to) || from > to || from < bookable.from || to > bookable.to) return null
  return takenAmong(taken, { from, to }).length > 0 ? null : priceForDays(daily, { from, to })
}

/** '$1,900 for 5 days': what the listing asks for a booking, before tax, where room is short. */
export function priceForDays(daily: Cents, booking: Booking): string {
  const days = countDays(booking)
  return `${formatPrice(listedRate(daily, days))} for ${formatDayCount(days)}`
}
