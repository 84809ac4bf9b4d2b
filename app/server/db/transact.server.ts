import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { thrownRefusal } from '../errors.server'
import { log } from '../log.server'
import { inTransaction, type Tx, violatedConstraint } from './client.server'

/** The refusal for a violated database constraint, by the name of the constraint. */
type RefusedBy = Partial<Record<string, () => Refusal | Promise<Refusal>>>

/**
 * Runs `work` in a transaction, retries on deadlock, rolls back on a throw. An unexpected error is logged and returned as
 * a refusal with `message`, so that the form comes back with what was typed. A thrown refusal and a violated constraint
 * of `refusedBy` are returned as refusals too; other responses thrown on purpose (403, 404) pass through.
 */
export function transact<T extends object>(
  message: string,
  work: (tx: Tx) => Promise<Outcome<T>>,
  refusedBy: RefusedBy = {},
): Promise<Outcome<T>> {
  return attempt(message, async () => {
    try {
      return await inTransaction(work)
    } catch (error) {
      const reason = thrownRefusal(error)
      if (reason) return reason
      const refusal = refusedBy[violatedConstraint(error) ?? '']
      if (!refusal) throw error
      return refusal()
    }
  })
}

/** Like transact(), for work that is not one transaction: it counts a rate limit or hashes a password first. */
export async function attempt<T extends object>(message: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error(error, message)
    return refused('failed', message)
  }
}
