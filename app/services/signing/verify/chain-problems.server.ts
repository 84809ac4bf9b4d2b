import type { signingChains, signingEvents } from '~/server/db/schema'
import { verifySeal } from '~/server/signing/sealed-text.server'
import { chainDigest, eventHash } from '../events/event-hash.server'

export type StoredEvent = typeof signingEvents.$inferSelect
export type SigningChain = typeof signingChains.$inferSelect

/** What is wrong with the events of an order, in words: changed, taken out, put in, swapped or cut off the end. */
export async function chainProblems(chain: SigningChain, events: readonly StoredEvent[]): Promise<string[]> {
  const wrong: string[] = []
  let previous = ''
  for (const [at, event] of events.entries()) {
    const name = `event ${event.number}`
    if (event.number !== at + 1) wrong.push(`${name} stands where event ${at + 1} belongs`)
    if (event.previousHash !== previous) wrong.push(`${name} does not follow the one before it`)
    if (event.hash !== eventHash(event)) wrong.push(`${name} was changed`)
    else if (!(await verifySeal(event.hash, event))) wrong.push(`${name} has no seal of ours`)
    previous = event.hash
  }
  const { orderId, eventCount, keyId, seal } = chain
  if (eventCount !== events.length) wrong.push(`there are ${events.length} events, and ${eventCount} were written down`)
  const isUntouched = eventCount === 0 && seal === '' && keyId === ''
  if (!isUntouched && !(await verifySeal(chainDigest(orderId, eventCount, previous), { keyId, seal })))
    wrong.push('the number of its events has no seal of ours')
  return wrong
}
