const FIRST_MS = 1000
const MOST_MS = 60_000

/**
 * How long to wait before trying again, in milliseconds: longer after every try that failed, a minute at most. `chance`,
 * from 0 to 1, spreads phones that lost their signal together.
 */
export function waitAfter(failures, chance) {
  return Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2)
}
