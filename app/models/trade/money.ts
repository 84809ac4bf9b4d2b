import {
  DAYS_PAID_PER_MONTH,
  DAYS_PAID_PER_WEEK,
  FLOOR_PERCENT,
  MAX_RATE_MULTIPLE,
  MONTH_DAYS,
} from '~/models/trade/constants'
import { formatNumber } from '~/models/trade/number'

/** A whole number of US cents. */
export type Cents = number

/** '$1,040.00', for totals. */
export function formatCents(cents: Cents): string {
  const amount = Math.abs(cents)
  return `${signOf(cents)}$${formatNumber(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`
}

/** '$1,040', rounded to whole dollars. */
export function formatDollars(cents: Cents): string {
  return `${signOf(cents)}$${formatNumber(Math.round(Math.abs(cents) / 100))}`
}

/** '1,040', '12K': whole dollars in at most five characters, for columns whose head has the dollar sign. */
export function shortDollars(cents: Cents): string {
  const dollars = Math.round(cents / 100)
  if (dollars < 10_000) return formatNumber(dollars)
  return dollars < 999_500 ? `${Math.round(dollars / 1_000)}K` : `${Math.round(dollars / 1_000_000)}M`
}

const signOf = (cents: Cents) => (cents < 0 ? '-' : '')

/** '$1,040' or '$1,040.50': exact, for amounts that someone agrees to. */
export function formatExact(cents: Cents): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)
}

/** A price for tight spaces: '$450', '$450.50', above $9,999 '$12.2K', from $1,000,000 '$1.3M'. */
export function formatPrice(cents: Cents): string {
  const dollars = cents / 100
  if (dollars >= 1_000_000) return `$${oneDecimal(dollars / 1_000_000)}M`
  if (dollars > 9_999) return `$${oneDecimal(Math.min(dollars / 1_000, 999.9))}K`
  return formatExact(cents)
}

const oneDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10)

/** An amount as typed: optional sign and dollar sign, correct thousands commas, at most two decimals. */
const AMOUNT = /^(-?)\s*\$?\s*(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/

/** '1,040.50', '$1040' and '-5' in cents, with their sign; null for anything but an amount below a billion dollars. */
export function parseMoney(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim())
  if (!match) return null
  const [, sign, laterSign, dollars = '', decimals = ''] = match
  if (!dollars && !decimals) return null
  if (sign && laterSign) return null
  const cents = Number(dollars.replaceAll(',', '') || '0') * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 && (sign || laterSign) ? -cents : cents
}

export const WEEK_DAYS = 7

export function weeklyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_WEEK
}

export function monthlyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_MONTH
}

/**
 * List price for a number of days, before tax: whole months of `MONTH_DAYS`, then whole weeks, then days. Longer may
 * cost less (7 days less than 6); see `cheaperLonger`.
 */
export function listedRate(daily: Cents, days: number): Cents {
  const months = Math.floor(days / MONTH_DAYS)
  const weeks = Math.floor((days % MONTH_DAYS) / WEEK_DAYS)
  const single = (days % MONTH_DAYS) % WEEK_DAYS
  return months * monthlyRate(daily) + weeks * weeklyRate(daily) + single * daily
}

/** Whether an offer is below the floor; the floor itself is accepted. Both are totals before tax. */
export function isBelowFloor(offer: Cents, listed: Cents): boolean {
  return offer * 100 < listed * FLOOR_PERCENT
}

/** Whether an offer is too far above the list price to be meant; the multiple itself is accepted. */
export function isProbableTypo(offer: Cents, listed: Cents): boolean {
  return offer > listed * MAX_RATE_MULTIPLE
}

/** The lowest offer in whole cents that is not below the floor. */
export function floorOf(listed: Cents): Cents {
  return percentOf(listed, FLOOR_PERCENT)
}

/** A whole percentage of an amount, rounded up to the cent. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.ceil((amount * percent) / 100)
}

/** The cheapest longer booking, at most up to the next whole month, if it costs less than this one. */
export function cheaperLonger(daily: Cents, days: number): { days: number; rate: Cents } | null {
  const nextMonth = Math.ceil((days + 1) / MONTH_DAYS) * MONTH_DAYS
  let best: { days: number; rate: Cents } | null = null
  for (let longer = days + 1; longer <= nextMonth; longer++) {
    const rate = listedRate(daily, longer)
    if (rate < (best?.rate ?? listedRate(daily, days))) best = { days: longer, rate }
  }
  return best
}

/** A booking's rate per day, rounded to the cent; for display only, never for calculations. */
export function perDay(rate: Cents, days: number): Cents {
  return Math.round(rate / days)
}

/** Per mille, so that tax stays whole-number arithmetic: 85 is 8.5%. */
export type PerMille = number

/** Shown on list cards and in the dialogs that open from them. */
export const LIST_TAX: PerMille = 85

/** Georgia's, in the cart and at checkout. An order keeps the rate it was placed with. */
export const CHECKOUT_TAX: PerMille = 89

/** '8.5%'. */
export function taxPercent(tax: PerMille): string {
  return `${tax / 10}%`
}

export const LIST_TAX_LABEL = `Tax (${taxPercent(LIST_TAX)})`

/** Tax on one line, half a cent rounded up. Totals add up the tax of their lines. */
export function taxOn(amount: Cents, tax: PerMille): Cents {
  return Math.floor((amount * tax + 500) / 1000)
}

export type Totals = { subTotal: Cents; tax: Cents; total: Cents }

/** One amount with its tax. */
export function withTax(amount: Cents, tax: PerMille): Totals {
  const due = taxOn(amount, tax)
  return { subTotal: amount, tax: due, total: amount + due }
}

/** Totals of amounts that are taxed one by one. */
export function sumWithTax(amounts: readonly Cents[], tax: PerMille): Totals {
  const lines = amounts.map((amount) => withTax(amount, tax))
  const sum = (part: keyof Totals) => lines.reduce((total, line) => total + line[part], 0)
  return { subTotal: sum('subTotal'), tax: sum('tax'), total: sum('total') }
}

/** Worded as specified: cart items, the cart's summary and orders differ. */
export const CART_ITEM_TAX_LABEL = `Tax (GA-${taxPercent(CHECKOUT_TAX)})`
export const CART_TAX_LABEL = `Tax (GA - ${taxPercent(CHECKOUT_TAX)})`
export const orderTaxLabel = (tax: PerMille) => `Taxes (GA - ${taxPercent(tax)})`

/** Why the cart uses Georgia's tax wherever a vehicle is, and a rate other than a list's. */
export const TAX_EXPLANATION = `Georgia tax (${taxPercent(CHECKOUT_TAX)}) applies to every rental, wherever the vehicle is. Earlier screens estimated ${taxPercent(LIST_TAX)}.`
