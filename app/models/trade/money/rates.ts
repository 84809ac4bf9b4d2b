import {
  DAYS_PAID_PER_MONTH,
  DAYS_PAID_PER_WEEK,
  FLOOR_PERCENT,
  MAX_RATE_MULTIPLE,
  MONTH_DAYS,
} from '~/models/trade/constants'
import type { Cents } from './money'

const WEEK_DAYS = 7

export function weeklyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_WEEK
}

export function monthlyRate(daily: Cents): Cents {
  return daily * DAYS_PAID_PER_MONTH
}

/**
 * What the listing asks for a number of days, before tax: whole months of `MONTH_DAYS`, then whole weeks, then days.
 * Longer may cost less (7 days less than 6); `cheaperLonger` says so.
 */
export function listedRate(daily: Cents, days: number): Cents {
  const months = Math.floor(days / MONTH_DAYS)
  const weeks = Math.floor((days % MONTH_DAYS) / WEEK_DAYS)
  const single = (days % MONTH_DAYS) % WEEK_DAYS
  return months * monthlyRate(daily) + weeks * weeklyRate(daily) + single * daily
}

/** An offer below the floor is refused; the floor itself passes. Both are totals before tax. */
export function isBelowFloor(offer: Cents, listed: Cents): boolean {
  return offer * 100 < listed * FLOOR_PERCENT
}

/** Whether an offer is so far above the listing that nobody can have meant it; the multiple itself passes. */
export function isProbableTypo(offer: Cents, listed: Cents): boolean {
  return offer > listed * MAX_RATE_MULTIPLE
}

/** The lowest offer in whole cents that `isBelowFloor` lets pass. */
export function floorOf(listed: Cents): Cents {
  return Math.ceil((listed * FLOOR_PERCENT) / 100)
}

/** The cheapest longer booking, at most up to the next whole month, when it costs less than this one. */
export function cheaperLonger(daily: Cents, days: number): { days: number; rate: Cents } | null {
  const nextMonth = Math.ceil((days + 1) / MONTH_DAYS) * MONTH_DAYS
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
