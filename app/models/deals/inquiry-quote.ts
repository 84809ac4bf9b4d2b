import { countDays, formatDayCount, isDay } from '~/models/trade/days/day'
import {
  type Cents,
  cheaperLonger,
  floorOf,
  formatCents,
  formatExact,
  LIST_TAX,
  listedRate,
  parseMoney,
  perDay,
  withTax,
} from '~/models/trade/money'

/** The values of the fields as typed so far. */
export type Typed = { from: string; to: string; rate: string }

/** Amounts of an inquiry or an offer, in cents. */
export type Quote = {
  days: number
  listed: Cents
  floor: Cents
  /** A longer booking that costs less. */
  longer: { days: number; rate: Cents } | null
  offer: { rate: Cents; tax: Cents; total: Cents; perDay: Cents; percent: number; missing: Cents } | null
}

/** Amounts, as far as the fields are valid; null without a booking period. */
export function quoteOf(daily: Cents, { from, to, rate }: Typed): Quote | null {
  if (!isDay(from) || !isDay(to) || from > to) return null
  const days = countDays({ from, to })
  const listed = listedRate(daily, days)
  const typed = parseMoney(rate)
  return {
    days,
    listed,
    floor: floorOf(listed),
    longer: cheaperLonger(daily, days),
    offer: typed === null || typed <= 0 ? null : offerOf(typed, listed, days),
  }
}

/**
 * Value of the rate field after the days were chosen: their list price, unless the user typed a rate other than the
 * previous list price `before`.
 */
export function startingRate(quote: Quote | null, typed: string, before: Cents | undefined): string {
  const isOwn = typed !== '' && parseMoney(typed) !== before
  return quote === null || isOwn ? typed : formatExact(quote.listed).slice(1)
}

/** `percent` of the listed rate is rounded down, so that it never shows the floor's percentage for less. */
function offerOf(rate: Cents, listed: Cents, days: number) {
  const { tax, total } = withTax(rate, LIST_TAX)
  const percent = Math.floor((rate * 100) / listed)
  return { rate, tax, total, perDay: perDay(rate, days), percent, missing: Math.max(0, floorOf(listed) - rate) }
}

/** The rate halfway between the crew's last offer and the owner's, at least the floor; null if there is none. */
export function halfwayRate(offered: Cents | null, asked: Cents, floor: Cents): Cents | null {
  if (offered === null) return null
  const rate = Math.max(floor, Math.round((offered + asked) / 2))
  return offered < rate && rate < asked ? rate : null
}

/** 'Minimum for 7 days', '$432.00': the lowest offer, which is not the same per day for a week as for a day. */
export function minimumFor(daily: Cents, days: number): { label: string; amount: string } {
  return { label: `Minimum for ${formatDayCount(days)}`, amount: formatCents(floorOf(listedRate(daily, days))) }
}
