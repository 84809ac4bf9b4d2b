import type { Outcome } from '~/models/trade/results/outcome'

/** A service call with all its arguments chosen. */
export type Operation = {
  run: () => Promise<Outcome>
  /** The rows that must exist after it was acknowledged, as in `written`. */
  rows?: () => string[]
  /** The status of the expected refusal. */
  refusedWith?: 403 | 404
}
