import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { thrownRefusal } from '../errors.server'
import { log } from '../log.server'
import { inTransaction, type Tx, violatedConstraint } from './client.server'

/** What a constraint of the database says to the person who ran into it, by its name. */
type RefusedBy = Partial<Record<string, () => Refusal | Promise<Refusal>>>

/**
 * Does the work of a verb in one transaction: again from the start where two of them blocked each other, not at all
 * where it throws. What breaks is logged and answered with the verb's own sentence, so that the form comes back with
 * everything that was typed; answers thrown on purpose (403, 404) pass through, but for those with a reason.
 */
export function transact<T extends object>(
  sentence: string,
  work: (tx: Tx) => Promise<Outcome<T>>,
  refusedBy: RefusedBy = {},
): Promise<Outcome<T>> {
  return attempt(sentence, async () => {
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

/** The same for work that is more than one transaction, such as counting a try or hashing a password before it. */
export async function attempt<T extends object>(
  sentence: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error(error, sentence)
    return refused('failed', sentence)
  }
}
