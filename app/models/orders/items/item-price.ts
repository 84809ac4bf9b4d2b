import { MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { type Booking, countDays, type Day, isDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { type Cents, cheaperLonger, listedRate, taxOn } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { ITEM_MESSAGES } from './item-messages'

/** Frozen when the order was placed; every price of the booking is computed from these. */
export type FrozenRates = {
  /** The listed rate for one day. */
  daily: Cents
  /** List price and agreed price for the ordered days. */
  listed: Cents
  agreed: Cents
}

/**
 * The total for other days, before tax: their list price times agreed / listed, rounded once, half a cent up. The
 * ordered number of days always costs the agreed price, even after changes in between.
 */
export function priceOf(rates: FrozenRates, booking: Booking): Cents {
  return priceOfDays(rates, countDays(booking))
}

function priceOfDays({ daily, listed, agreed }: FrozenRates, count: number): Cents {
  const listPrice = BigInt(listedRate(daily, count))
  const [part, whole] = [listPrice * BigInt(agreed) * 2n + BigInt(listed), BigInt(listed) * 2n]
  return Number(part / whole)
}

/** The total after an amendment to this many days. An extension never lowers the price. */
export function priceAfter(
  kind: Exclude<AmendmentKind, 'cancel'>,
  { rates, price }: Pick<Priced, 'rates' | 'price'>,
  count: number,
): Cents {
  if (kind === 'complete') return price
  const other = priceOfDays(rates, count)
  return kind === 'extend' ? Math.max(price, other) : other
}

/** The effect of an amendment on the price before tax, and on the amount owed with the order's tax. */
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
  /** The days the dialog offers, and those of them that others have booked. */
  offered: Booking
  taken: readonly Booking[]
}

/** Price effect and remaining days of an act for the typed days; null while they are not available. */
export function effectOf(kind: AmendmentKind, item: Priced, typed: TypedDays) {
  if (kind === 'cancel') return { ...priceEffect(item.price, 0, item.taxPerMille), count: 0 }
  const days = daysOf(kind, item, typed)
  if (!days) return null
  const count = countDays(days)
  return { ...priceEffect(item.price, priceAfter(kind, item, count), item.taxPerMille), count }
}

export type PriceEffect = NonNullable<ReturnType<typeof effectOf>>

/** A longer booking that costs less than the typed days, if available; else null. */
export function cheaperDays(
  kind: AmendmentKind,
  item: Priced,
  typed: TypedDays,
): { days: Booking; rate: Cents } | null {
  const days = kind === 'change' || kind === 'extend' ? daysOf(kind, item, typed) : null
  const longer = days && cheaperLonger(item.rates.daily, countDays(days))
  if (kind === 'cancel' || !longer) return null
  const until = (to: Day) => countDays({ from: days.from, to })
  const isTaken = item.taken.some(({ from, to }) => to >= days.from && until(from) <= longer.days)
  const rate = priceAfter(kind, item, longer.days)
  const isOffered = until(item.offered.to) >= longer.days && rate < priceAfter(kind, item, countDays(days))
  return isOffered && !isTaken ? { days: { from: days.from, to: addDays(days.from, longer.days - 1) }, rate } : null
}

/** The typed days if `checkItemDays` accepts them and they are free. A change may start from the booked days. */
function daysOf(kind: AmendmentKind, item: Priced, { from, to }: TypedDays): Booking | null {
  const { booking, offered, taken, rates } = item
  const days = { from: kind === 'change' ? from : booking.from, to }
  if (!isDay(days.from) || !isDay(to) || days.from > to) return null
  if (kind === 'change' && from === booking.from && to === booking.to) return days
  if ((kind === 'change' ? from : to) < offered.from || to > offered.to) return null
  if (kind === 'complete') return days
  if (taken.some((period) => period.from <= to && period.to >= days.from)) return null
  return countDays(days) <= MAX_BOOKING_DAYS && priceOf(rates, days) <= MAX_RATE_CENTS ? days : null
}

/** Refuses a price that the page did not show, so that it has to be confirmed first. */
export function checkPriceSeen(price: Cents, seen: Cents | undefined): Refusal | null {
  return price === seen ? null : refused('price-unconfirmed', ITEM_MESSAGES.priceUnseen)
}
