import type { Day } from '~/models/trade/days/day-count'
import { formatDayOfYear } from '~/models/trade/days/day-words'

/**
 * What is said of a certificate that runs out before the last rental day of its order; null where it does not, or where
 * its last day was not given. Asked anew with every look, so that extending a rental asks again.
 */
export function coverWarning(expiresOn: Day | null, lastDay: Day | null): string | null {
  if (!expiresOn || !lastDay || lastDay <= expiresOn) return null
  return `The COI expires on ${formatDayOfYear(expiresOn)}, before the last rental day, ${formatDayOfYear(lastDay)}. Please upload one that covers it.`
}

/** Until when a certificate covers, and what is said before a booking gets a later last day; browsers only compare. */
export function coverUntil(expiresOn: Day) {
  const warning = `The COI expires on ${formatDayOfYear(expiresOn)}, before this last rental day. Please upload one that covers it.`
  return { until: expiresOn, warning }
}
