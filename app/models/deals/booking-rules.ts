import { type Booking, countDays, type Day } from '~/models/trade/days/days'
import { LONGEST_BOOKING_DAYS } from '~/models/trade/figures'
import type { Cents } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/outcome'
import { isBelowFloor } from '~/models/trade/rates'
import { INQUIRY_MESSAGES } from './inquiry-messages'

/** Why these days cannot be asked for, or null. `today` is the vehicle's local date. */
export function refusedBooking(booking: Booking, today: Day): Refusal | null {
  if (booking.from < today) return refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast, 'from')
  if (countDays(booking) > LONGEST_BOOKING_DAYS) return refused('booking-too-long', INQUIRY_MESSAGES.tooLong, 'to')
  return null
}

/** The renter's floor; the owner's own counter-offers know none. Both amounts are totals before tax. */
export function refusedOffer(offer: Cents, listed: Cents): Refusal | null {
  return isBelowFloor(offer, listed) ? refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate') : null
}
