import type { Outcome } from '~/models/trade/results/outcome'

/** The result of a service. Throws if the service refused, because then the demo data or the test is wrong. */
export function unwrap<T extends object>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`)
  return outcome
}
