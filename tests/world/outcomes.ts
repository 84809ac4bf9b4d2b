import type { Outcome } from '~/models/trade/answers/outcome'

/** What a verb answered with, where a refusal is an error of the test. */
export function granted<T extends object>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`)
  return outcome
}
