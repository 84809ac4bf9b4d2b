const MINUTE_MS = 60_000
/** More often nobody may ask about one envelope. */
const SOONEST_MS = 20 * MINUTE_MS
const LATEST_MS = 6 * 60 * MINUTE_MS

/**
 * When to look at an envelope again of which nothing was heard: as a rule DocuSign tells of it by itself, and what has
 * waited for days need not be looked at every few minutes.
 */
export function nextPoll({ sentAt, now }: { sentAt: Date; now: Date }): Date {
  const waited = now.getTime() - sentAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(waited / 4, SOONEST_MS), LATEST_MS))
}

/** When to try again what failed so many times in a row; `wanted` is the pause that the other side asks for, in seconds. */
export function retryAt({ attempts, wanted, now }: { attempts: number; wanted: number | null; now: Date }): Date {
  const pause = wanted === null ? MINUTE_MS * 2 ** Math.min(attempts - 1, 20) : wanted * 1000
  return new Date(now.getTime() + Math.min(pause, LATEST_MS))
}
