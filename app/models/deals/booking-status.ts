import { formatBooking } from '~/models/trade/days/day-words'
import type { Booking, Day } from '~/models/trade/days/days'
import { type Cents, formatPrice } from '~/models/trade/money'

/** What a card of a list says about its vehicle. */
export type BookingStatus =
  | 'not_inquired'
  | 'inquired'
  | 'available'
  | 'in_cart'
  | 'booked'
  | 'completed'
  | 'not_available'
  | 'cancelled'

export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  not_inquired: 'Not inquired',
  inquired: 'Inquired',
  available: 'Available',
  in_cart: 'In-cart',
  booked: 'Booked',
  completed: 'Completed',
  not_available: 'Not Available',
  cancelled: 'Cancelled',
}

type Terms = { booking: Booking | null; rate: Cents | null }

/** 'Available $1,040 - (Dec 7 to Dec 11)': the status with its terms where they are relevant and known. */
export function statusText(status: BookingStatus, { booking, rate }: Terms, today: Day): string {
  const label = BOOKING_STATUS_LABELS[status]
  if (status === 'not_inquired' || status === 'cancelled' || !booking) return label
  const days = `(${formatBooking(booking, today)})`
  return status === 'not_available' || rate === null ? `${label} ${days}` : `${label} ${formatPrice(rate)} - ${days}`
}
