import { formatBookingOfYear } from '~/models/trade/days/day'
import { type Cents, formatCents } from '~/models/trade/money'
import { type QuoteLine, quoteTotals } from './quote'

/** Changes since the previous quote of the same cart, one sentence each; one sentence if there are none. */
export function quoteChanges(before: readonly QuoteLine[], now: readonly QuoteLine[]): string[] {
  const earlier = new Map(before.map((line) => [line.listVehicleId, line]))
  const kept = new Set(now.map(({ listVehicleId }) => listVehicleId))
  const changes = [
    ...now.flatMap((line) => changeOf(earlier.get(line.listVehicleId), line)),
    ...before.filter(({ listVehicleId }) => !kept.has(listVehicleId)).map((line) => `Removed: ${lineText(line)}.`),
  ]
  if (changes.length === 0) return ['Vehicles, dates and rates are unchanged.']
  return [...changes, totalChange(quoteTotals(before).total, quoteTotals(now).total)]
}

function changeOf(before: QuoteLine | undefined, now: QuoteLine): string[] {
  if (!before) return [`Added: ${lineText(now)}.`]
  const changes = [
    ...differing(formatBookingOfYear(before.booking), formatBookingOfYear(now.booking)),
    ...differing(formatCents(before.agreedCents), formatCents(now.agreedCents)),
    ...differing(taxOf(before), taxOf(now)),
  ]
  return changes.length > 0 ? [`${now.title}: ${changes.join('; ')}.`] : []
}

const differing = (was: string, is: string) => (was === is ? [] : [`was ${was}, now ${is}`])
const taxOf = ({ taxCents }: QuoteLine) => `${formatCents(taxCents)} tax`

function lineText({ title, booking, agreedCents }: QuoteLine): string {
  return `${title}, ${formatBookingOfYear(booking)}, ${formatCents(agreedCents)}`
}

function totalChange(was: Cents, is: Cents): string {
  if (was === is) return `The total incl. tax is unchanged, ${formatCents(is)}.`
  const difference = formatCents(Math.abs(is - was))
  return `The total incl. tax was ${formatCents(was)} and is now ${formatCents(is)}, ${difference} ${is > was ? 'more' : 'less'}.`
}
