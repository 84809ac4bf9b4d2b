const FIRST_MS = 1000
const MAX_MS = 60_000

/**
 * Exponential backoff with jitter, in milliseconds, a minute at most. `chance`, from 0 to 1, spreads phones that lost their
 * signal together.
 */
export function backoffMs(failures, chance) {
  return Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2)
}
