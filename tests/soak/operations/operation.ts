import type { Outcome } from '~/models/trade/answers/outcome'

/** What somebody is about to do, with everything chosen. */
export type Operation = {
  press: () => Promise<Outcome>
  /** What has to stand in the database once it was acknowledged, as `written` says it. */
  wrote?: () => string | null
  /** The status with which whoever presses has to be sent away. */
  awaits?: 403 | 404
}
