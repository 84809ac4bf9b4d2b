import type { Cents } from './money'

const WEEK = 7
const MONTH = 30
const DAYS_PAID_PER_WEEK = 3
const DAYS_PAID_PER_MONTH = 9

export function weeklyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_WEEK
}

export function monthlyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_MONTH
}

/**
 * What the listing asks for a number of days, before tax: whole months of 30 days, then whole weeks, then days.
 * Longer may cost less (7 days less than 6); `cheaperLonger` says so.
 */
export function listedRate(daily: Cents, days: number): Cents {
  const months = Math.floor(days / MONTH)
  const weeks = Math.floor((days % MONTH) / WEEK)
  const single = (days % MONTH) % WEEK
  return months * monthlyRate(daily) + weeks * weeklyRate(daily) + single * daily
}

/** What a renter is told about the floor, before and after. */
export const FLOOR_RULE = 'Your rate should not be less than 80% of the original price.'

/** An offer below 80% of the listed rate is refused; exactly 80% passes. Both are totals before tax. */
export function isBelowFloor(offer: Cents, listed: Cents): boolean {
  return offer * 100 < listed * 80
}

/** The lowest offer in whole cents that `isBelowFloor` lets pass. */
export function floorOf(listed: Cents): Cents {
  return Math.ceil((listed * 80) / 100)
}

/** The cheapest longer booking, at most up to the next whole month, when it costs less than this one. */
export function cheaperLonger(daily: Cents, days: number): { days: number; rate: Cents } | null {
  const nextMonth = Math.ceil((days + 1) / MONTH) * MONTH
  let best: { days: number; rate: Cents } | null = null
  for (let longer = days + 1; longer <= nextMonth; longer++) {
    const rate = listedRate(daily, longer)
    if (rate < (best?.rate ?? listedRate(daily, days))) best = { days: longer, rate }
  }
  return best
}

/** A booking's rate spread over its days, rounded to the cent; only for reading, never to compute with. */
export function perDay(rate: Cents, days: number): Cents {
  return Math.round(rate / days)
}
