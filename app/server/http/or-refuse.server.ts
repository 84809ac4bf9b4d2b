import type { Refusal } from '~/models/trade/outcome'
import { refused } from '~/models/trade/outcome'
import { log } from '~/server/log.server'

/**
 * Does a piece of work whose failure has a sentence of its own: what breaks is logged, and the form comes back with the
 * sentence and everything that was typed. Answers that were thrown on purpose (403, 404) pass through.
 */
export async function orRefuse<T>(message: string, work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error(error, message)
    return refused(message)
  }
}
