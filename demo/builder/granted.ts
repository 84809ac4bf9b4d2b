import type { Outcome } from '~/models/trade/answers/outcome'

/** What a service answered with. The product refuses nothing of a story; where it does, the story is wrong. */
export function granted<T extends object>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`)
  return outcome
}
