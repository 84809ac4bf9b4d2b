/** A whole number of US cents. */
export type Cents = number

const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** '$1,040.00', wherever a sum is shown. */
export function formatCents(cents: Cents): string {
  return withCents.format(cents / 100)
}

/** '$1,040', rounded to whole dollars. */
export function formatDollars(cents: Cents): string {
  return whole.format(cents / 100)
}

/** '$1,040' or '$1,040.50': every cent, wherever somebody agrees to a sum. */
export function formatExact(cents: Cents): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)
}

/** A price where room is short: '$450', '$450.50', above $9,999 '$12.2K', from $1,000,000 '$1.3M'. */
export function formatPrice(cents: Cents): string {
  const dollars = cents / 100
  if (dollars >= 1_000_000) return `$${oneDecimal.format(dollars / 1_000_000)}M`
  if (dollars > 9_999) return `$${oneDecimal.format(Math.min(dollars / 1_000, 999.9))}K`
  return formatExact(cents)
}

/** What a person may type for an amount: an optional sign and dollar sign, right thousands commas, at most two decimals. */
const AMOUNT = /^(-?)\s*\$?\s*(-?)(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})?(?:\.(\d{0,2}))?$/

/** '1,040.50', '$1040' and '-5' as cents, the sign kept; null for anything that is not an amount below a billion dollars. */
export function parseMoney(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim())
  if (!match) return null
  const [, sign, laterSign, dollars = '', decimals = ''] = match
  if (!dollars && !decimals) return null
  if (sign && laterSign) return null
  const cents = Number(dollars.replaceAll(',', '') || '0') * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 && (sign || laterSign) ? -cents : cents
}
