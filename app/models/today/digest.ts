/** Digests are sent from this hour to noon where the reader is; a later one would not be about the day ahead. */
export const DIGEST_HOURS = { from: 7, until: 12 } as const

const DAY_MS = 24 * 3_600_000
/** After a longer time without digests, older changes are only in the activity logs. */
const MAX_CHANGES_MS = 3 * DAY_MS

/** Since when changes are listed: the last digest, if it is not long ago; a day before the first one. */
export function changesSince(lastDigestAt: Date | null, now: Date): Date {
  const earliest = new Date(now.getTime() - MAX_CHANGES_MS)
  if (!lastDigestAt) return new Date(now.getTime() - DAY_MS)
  return lastDigestAt < earliest ? earliest : lastDigestAt
}
