import { type Booking, countDays, type Day } from './days'
import { INQUIRY_MESSAGES } from './inquiry-messages'
import type { Cents } from './money'
import { type Refusal, refused } from './outcome'
import { isBelowFloor } from './rates'

const LONGEST_BOOKING_DAYS = 365

/** Why these days cannot be asked for, or null. `today` is the vehicle's local date. */
export function refusedBooking(booking: Booking, today: Day): Refusal | null {
  if (booking.from < today) return refused(INQUIRY_MESSAGES.startsInThePast, 'from')
  if (countDays(booking) > LONGEST_BOOKING_DAYS) return refused(INQUIRY_MESSAGES.tooLong, 'to')
  return null
}

/** The renter's floor; the owner's own counter-offers know none. Both amounts are totals before tax. */
export function refusedOffer(offer: Cents, listed: Cents): Refusal | null {
  return isBelowFloor(offer, listed) ? refused(INQUIRY_MESSAGES.belowFloor, 'rate') : null
}
