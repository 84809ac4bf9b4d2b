import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { lastBookableDay } from '~/models/trade/days/bookable-days'
import { type Booking, countDays, type Day } from '~/models/trade/days/days'
import { LONGEST_BOOKING_DAYS } from '~/models/trade/figures'
import { type Cents, formatCents } from '~/models/trade/money/money'
import { floorOf, isBelowFloor, isSlip } from '~/models/trade/money/rates'
import type { Side } from '~/models/trade/vocabulary/statuses/inquiry-status'
import { INQUIRY_MESSAGES } from './inquiry-messages'

/** Why these days cannot be asked for, or null. `today` is the vehicle's local date. */
export function refusedBooking(booking: Booking, today: Day): Refusal | null {
  if (booking.from < today) return refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast, 'from')
  if (countDays(booking) > LONGEST_BOOKING_DAYS) return refused('booking-too-long', INQUIRY_MESSAGES.tooLong, 'to')
  const last = lastBookableDay(today)
  if (booking.to <= last) return null
  return refused('too-far-ahead', INQUIRY_MESSAGES.tooFarAhead, booking.from > last ? 'from' : 'to')
}

/** Cents for a whole booking, before tax; `confirmed` is the amount that somebody said once more to mean. */
export type OfferedRate = { rate: Cents; confirmed?: Cents | undefined }

/**
 * Why a side cannot offer this beside what the listing asks for the same booking, or null. The floor binds the renter
 * only, and only a renter is asked again above the list: an owner may want more.
 */
export function refusedOffer(side: Side, { rate, confirmed }: OfferedRate, listed: Cents): Refusal | null {
  const asks = `The listing asks ${formatCents(listed)} for these dates.`
  if (isSlip(rate, listed)) return refused('rate-slip', INQUIRY_MESSAGES.slip, 'rate', asks)
  if (side === 'owner') return null
  if (isBelowFloor(rate, listed)) {
    const lowest = `The lowest for these dates is ${formatCents(floorOf(listed))}.`
    return refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate', lowest)
  }
  if (rate > listed && confirmed !== rate) return refused('above-listed', INQUIRY_MESSAGES.aboveListed, 'rate', asks)
  return null
}
