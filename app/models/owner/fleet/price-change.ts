import { MAX_DAY_PRICE_CENTS } from '~/models/trade/constants'
import { type Cents, formatDollars, formatExact } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'

/** In percent; a larger change is a typo. */
export const MIN_PERCENT = -90
export const MAX_PERCENT = 300

export const PRICE_CHANGE_MESSAGES = {
  failed: "We couldn't change the prices. Please try again.",
  /** A vehicle was saved after the page was rendered. */
  changed: 'Some of these vehicles were changed since you opened this page. Please review the prices below.',
  noPercent: `Please enter a percentage from ${MIN_PERCENT} to ${MAX_PERCENT}, such as 10 or -7.5.`,
  nothing: 'None of these prices changes.',
  tooLow: 'A price would be less than $1 a day.',
  tooHigh: `A price would be more than ${formatDollars(MAX_DAY_PRICE_CENTS)} a day.`,
} as const

/** A price after a change by tenths of a percent, in whole dollars. */
export function changedPrice(price: Cents, tenths: number): Cents {
  return Math.round((price * (1000 + tenths)) / 100_000) * 100
}

type Priced = { id: string; title: string; dayPrice: Cents }

/** The vehicles with their new prices, without those that have no price or keep it. */
export function priceChanges<Vehicle extends Priced>(vehicles: readonly Vehicle[], tenths: number) {
  return vehicles
    .map((vehicle) => ({ ...vehicle, newPrice: vehicle.dayPrice > 0 ? changedPrice(vehicle.dayPrice, tenths) : 0 }))
    .filter(({ dayPrice, newPrice }) => newPrice !== dayPrice)
}

/** Why these prices are not allowed, naming the vehicles; or null. */
export function checkPriceChanges(changes: readonly (Priced & { newPrice: Cents })[]): Refusal | null {
  const tooLow = changes.filter(({ newPrice }) => newPrice < 100)
  const tooHigh = changes.filter(({ newPrice }) => newPrice > MAX_DAY_PRICE_CENTS)
  if (changes.length === 0) return refused('price-out-of-range', PRICE_CHANGE_MESSAGES.nothing, 'percent')
  if (tooLow.length > 0) return refused('price-out-of-range', PRICE_CHANGE_MESSAGES.tooLow, 'percent', named(tooLow))
  if (tooHigh.length > 0) return refused('price-out-of-range', PRICE_CHANGE_MESSAGES.tooHigh, 'percent', named(tooHigh))
  return null
}

const named = (changes: readonly Priced[]) =>
  `${changes.map(({ title, dayPrice }) => `${title} (${formatExact(dayPrice)} now)`).join(', ')}.`
