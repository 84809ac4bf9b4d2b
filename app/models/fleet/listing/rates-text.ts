import { DAYS_PAID_PER_MONTH, DAYS_PAID_PER_WEEK } from '~/models/trade/constants'
import { formatPrice, monthlyRate, parseMoney, weeklyRate } from '~/models/trade/money'

/** Week and month prices for the typed day price; the rule if it is not a valid price yet. */
export function ratesText(dayPrice: string): string {
  const daily = parseMoney(dayPrice)
  return daily !== null && daily > 0
    ? `A week is ${formatPrice(weeklyRate(daily))}, a month ${formatPrice(monthlyRate(daily))}.`
    : `A week costs as much as ${DAYS_PAID_PER_WEEK} days, a month as ${DAYS_PAID_PER_MONTH}. Crews may offer less.`
}
