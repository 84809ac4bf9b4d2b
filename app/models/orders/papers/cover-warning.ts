import type { Day } from '~/models/trade/days/day-count'
import { formatDayOfYear } from '~/models/trade/days/day-words'

/**
 * What is said of a certificate that runs out before the last rental day of its order; null where it does not, or where
 * its last day was not given. Asked anew with every look, so that extending a rental asks again.
 */
export function coverWarning(expiresOn: Day | null, lastDay: Day | null): string | null {
  if (!expiresOn || !lastDay || lastDay <= expiresOn) return null
  return `The COI runs out on ${formatDayOfYear(expiresOn)}, before the last rental day, ${formatDayOfYear(lastDay)}. Please upload one that covers it.`
}

/** Until when an order's certificate covers, and the last rental day of what else is booked in the order. */
export type Cover = { expiresOn: Day; othersLast: Day | null }

/** What is said before a booking of the order gets this last day; null while the certificate covers that. */
export function coverWarningFor(cover: Cover | null, to: Day): string | null {
  if (!cover || to <= cover.expiresOn) return null
  const { expiresOn, othersLast } = cover
  return coverWarning(expiresOn, othersLast && othersLast > to ? othersLast : to)
}
