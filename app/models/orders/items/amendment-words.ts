import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day-words'
import type { Day } from '~/models/trade/days/days'
import { type Cents, formatCents } from '~/models/trade/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** What was done to a booked vehicle, as it is written down. Its new days are null once nothing is booked any more. */
type Written = {
  kind: AmendmentKind
  oldFrom: Day
  oldTo: Day
  newFrom: Day | null
  newTo: Day | null
  oldCents: Cents
  newCents: Cents
}

/** 'extended it to Dec 9, 2026': follows the name of the person. */
export function amendmentText({ kind, oldFrom, oldTo, newFrom, newTo }: Written): string {
  if (newFrom === null || newTo === null) return 'cancelled it'
  if (kind === 'extend') return `extended it to ${formatDayOfYear(newTo)}`
  if (kind === 'complete') return `completed the rental (last day ${formatDayOfYear(newTo)})`
  const old = formatBookingOfYear({ from: oldFrom, to: oldTo })
  return `changed its dates from ${old} to ${formatBookingOfYear({ from: newFrom, to: newTo })}`
}

/** '$450.00, before $500.00'; null where the price stayed, and of what is not owed at all any more. */
export function amendmentPrice({ kind, oldCents, newCents }: Written): string | null {
  if (kind === 'cancel' || oldCents === newCents) return null
  return `${formatCents(newCents)} (was ${formatCents(oldCents)})`
}
