import { type Cents, formatCents, parseMoney } from '~/models/trade/money'

/** '12500.00', as stored and submitted. */
export function plainAmount(cents: Cents): string {
  return (cents / 100).toFixed(2)
}

/** The value that a price field submits after it lost focus: '12500.00', or '' if it is no amount. */
export function priceOnBlur(typed: string): string {
  const cents = parseMoney(typed)
  return cents === null || cents < 0 ? '' : plainAmount(cents)
}

/** The text of a price field without focus: '12,500.00'; other texts unchanged. */
export function priceShown(typed: string): string {
  const cents = parseMoney(typed)
  return cents === null || cents < 0 ? typed : formatCents(cents).slice(1)
}
