import { type Booking, countDays } from '~/models/trade/days/day-count'
import type { Cents } from '~/models/trade/money/money'
import { listedRate } from '~/models/trade/money/rates'
import { taxOn } from '~/models/trade/money/tax'

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
export function priceOf({ daily, listed, agreed }: FrozenRates, booking: Booking): Cents {
  const asked = BigInt(listedRate(daily, countDays(booking)))
  const [part, whole] = [asked * BigInt(agreed) * 2n + BigInt(listed), BigInt(listed) * 2n]
  return Number(part / whole)
}

/** What an amendment does to the price, before tax, and to what is owed with the tax of the order. */
export function priceEffect(was: Cents, is: Cents, taxPerMille: number) {
  const withTax = (price: Cents) => price + taxOn(price, taxPerMille)
  return { was, is, difference: is - was, withTax: withTax(is) - withTax(was) }
}

export type PriceEffect = ReturnType<typeof priceEffect>
