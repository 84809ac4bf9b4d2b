import { MAX_BOOKING_DAYS } from '~/models/trade/constants'
import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { type Cents, floorOf, formatCents, isBelowFloor, isProbableTypo, listedRate } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { type Side, USAGES, type Usage } from '~/models/trade/vocabulary/deals'
import { INQUIRY_MESSAGES } from './inquiry-messages'

/** Why these days cannot be requested, or null. `today` is the vehicle's local date. */
export function checkBooking(booking: Booking, today: Day): Refusal | null {
  if (booking.from < today) return refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast, 'from')
  if (countDays(booking) > MAX_BOOKING_DAYS) return refused('booking-too-long', INQUIRY_MESSAGES.tooLong, 'to')
  const last = lastBookableDay(today)
  if (booking.to <= last) return null
  return refused('too-far-ahead', INQUIRY_MESSAGES.tooFarAhead, booking.from > last ? 'from' : 'to')
}

/** Refuses an inquiry if the daily price has changed since the page was rendered. */
export function checkShownPrice(shown: Cents | undefined, daily: Cents, booking: Booking): Refusal | null {
  if (shown === undefined || shown === daily) return null
  const listed = listedRate(daily, countDays(booking))
  const hint = `It is now ${formatCents(daily)} a day: ${formatCents(listed)} for these dates, and your rate should not be less than ${formatCents(floorOf(listed))}.`
  return refused('price-changed', INQUIRY_MESSAGES.priceChanged, 'rate', hint)
}

const refusalOf = (uses: readonly string[]) => {
  const labels = USAGES.filter(({ value }) => uses.includes(value)).map(({ label }) => label)
  return labels.length > 0 ? `Not available for ${labels.join(', ')}.` : null
}

/** 'Not available for Special Effects. The owner sends a wrangler with this vehicle.'; null if neither applies. */
export function usageHint(refusedUses: readonly string[], needsWrangler: boolean): string | null {
  const wrangler = needsWrangler ? 'The owner sends a wrangler with this vehicle.' : null
  return [refusalOf(refusedUses), wrangler].filter(Boolean).join(' ') || null
}

/** Refuses an inquiry for a use that the owner does not allow. */
export function checkUses(wanted: readonly Usage[], refusedUses: readonly string[]): Refusal | null {
  const sentence = refusalOf(wanted.filter((use) => refusedUses.includes(use)))
  return sentence ? refused('use-refused', sentence, 'usage') : null
}

/** Cents for a whole booking, before tax; `confirmed` is the amount that was confirmed after a warning. */
export type OfferedRate = { rate: Cents; confirmed?: Cents | undefined }

/** What an offer is compared with, in cents for the same booking: list price and the other side's offer. */
type Beside = { listed: Cents; theirs?: Cents }

/**
 * Why a side cannot offer this, or null. The floor only binds renters. An offer against one's own interest has to be
 * confirmed: a renter above the owner's offer or the list price, an owner below the crew's offer.
 */
export function checkOffer(side: Side, { rate, confirmed }: OfferedRate, { listed, theirs }: Beside) {
  const asks = `List price for these dates: ${formatCents(listed)}.`
  if (isProbableTypo(rate, listed)) return refused('rate-implausible', INQUIRY_MESSAGES.slip, 'rate', asks)
  const isConfirmed = confirmed === rate
  if (side === 'owner') {
    if (theirs === undefined || rate >= theirs || isConfirmed) return null
    return refused('below-offer', INQUIRY_MESSAGES.belowOffer, 'rate', `The crew is offering ${formatCents(theirs)}.`)
  }
  if (isBelowFloor(rate, listed)) {
    const lowest = `Minimum offer for these dates: ${formatCents(floorOf(listed))}.`
    return refused('below-floor', INQUIRY_MESSAGES.belowFloor, 'rate', lowest)
  }
  if (theirs !== undefined && rate > theirs && !isConfirmed) {
    return refused('above-offer', INQUIRY_MESSAGES.aboveOffer, 'rate', `The owner offered ${formatCents(theirs)}.`)
  }
  if (rate > listed && !isConfirmed) return refused('above-listed', INQUIRY_MESSAGES.aboveListed, 'rate', asks)
  return null
}
