import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { type Booking, countDays, type Day, isDay } from '~/models/trade/days/day'
import { type Cents, cheaperLonger, listedRate, taxOn } from '~/models/trade/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { ITEM_MESSAGES } from './item-messages'

/** What was frozen when the order was placed: every price of the booking is computed from these. */
export type FrozenRates = {
  /** The listed rate for one day. */
  daily: Cents
  /** What the listing asked for the days that were ordered, and what was agreed for them. */
  listed: Cents
  agreed: Cents
}

/**
 * The total of a booking for other days, before tax: as far below or above the list as was agreed, rounded once, half a
 * cent up. Days that were ordered cost what was agreed, however often they were changed in between.
 */
export function priceOf(rates: FrozenRates, booking: Booking): Cents {
  return priceOfDays(rates, countDays(booking))
}

function priceOfDays({ daily, listed, agreed }: FrozenRates, count: number): Cents {
  const asked = BigInt(listedRate(daily, count))
  const [part, whole] = [asked * BigInt(agreed) * 2n + BigInt(listed), BigInt(listed) * 2n]
  return Number(part / whole)
}

/** The total after an amendment that leaves this many days. An extension never costs less than what was agreed so far. */
export function priceAfter(
  act: Exclude<AmendmentKind, 'cancel'>,
  { rates, price }: Pick<Priced, 'rates' | 'price'>,
  count: number,
): Cents {
  if (act === 'complete') return price
  const other = priceOfDays(rates, count)
  return act === 'extend' ? Math.max(price, other) : other
}

/** What an amendment does to the price, before tax, and to what is owed with the tax of the order. */
export function priceEffect(was: Cents, is: Cents, taxPerMille: number) {
  const withTax = (price: Cents) => price + taxOn(price, taxPerMille)
  return { is, difference: is - was, withTax: withTax(is) - withTax(was) }
}

/** The values of the date fields of a dialog, complete or not. */
export type TypedDays = { from: string; to: string }

type Priced = {
  booking: Booking
  rates: FrozenRates
  price: Cents
  taxPerMille: number
  /** What the dialog lets choose from, and what others hold of it. */
  offered: Booking
  taken: readonly Booking[]
}

/** What an act does to the price and how many days it leaves, with the days as they are typed; null while they cannot be had. */
export function effectOf(act: AmendmentKind, item: Priced, typed: TypedDays) {
  if (act === 'cancel') return { ...priceEffect(item.price, 0, item.taxPerMille), count: 0 }
  const days = daysOf(act, item, typed)
  if (!days) return null
  const count = countDays(days)
  return { ...priceEffect(item.price, priceAfter(act, item, count), item.taxPerMille), count }
}

export type PriceEffect = NonNullable<ReturnType<typeof effectOf>>

/** More days that would cost less than those typed, if they can be had; null for none. */
export function cheaperDays(act: AmendmentKind, item: Priced, typed: TypedDays): { days: number; rate: Cents } | null {
  const days = act === 'change' || act === 'extend' ? daysOf(act, item, typed) : null
  const longer = days && cheaperLonger(item.rates.daily, countDays(days))
  if (act === 'cancel' || !longer) return null
  const until = (to: Day) => countDays({ from: days.from, to })
  const isTaken = item.taken.some(({ from, to }) => to >= days.from && until(from) <= longer.days)
  const rate = priceAfter(act, item, longer.days)
  const isOffered = until(item.offered.to) >= longer.days && rate < priceAfter(act, item, countDays(days))
  return isOffered && !isTaken ? { days: longer.days, rate } : null
}

/** The days as they are typed, where `checkItemDays` would not refuse them and they are free; a change starts from those it has. */
function daysOf(act: AmendmentKind, item: Priced, { from, to }: TypedDays): Booking | null {
  const { booking, offered, taken, rates } = item
  const days = { from: act === 'change' ? from : booking.from, to }
  if (!isDay(days.from) || !isDay(to) || days.from > to) return null
  if (act === 'change' && from === booking.from && to === booking.to) return days
  if ((act === 'change' ? from : to) < offered.from || to > offered.to) return null
  if (act === 'complete') return days
  if (taken.some((period) => period.from <= to && period.to >= days.from)) return null
  return countDays(days) <= MAX_BOOKING_DAYS && priceOf(rates, days) <= MAX_RATE_CENTS ? days : null
}

/** Refuses a price that the page did not show, so that it is confirmed first. */
export function checkPriceSeen(price: Cents, seen: Cents | undefined): Refusal | null {
  return price === seen ? null : refused('price-unseen', ITEM_MESSAGES.priceUnseen)
}
