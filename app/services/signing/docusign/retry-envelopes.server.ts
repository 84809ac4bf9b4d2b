import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { afterCommit } from '~/server/db/client.server'
import { agreements, envelopes, orders } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** Has what failed about the envelopes of an order tried again now; pressed twice, no more than that. 404 for no order. */
export function retryEnvelopes(asker: Account, orderId: number): Promise<Outcome> {
  return transact(SIGNING_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'providerDesk')
    if ((await tx.$count(orders, eq(orders.id, orderId))) === 0) throw notFound()
    const ofOrder = tx.select({ id: agreements.id }).from(agreements).where(eq(agreements.orderId, orderId))
    await tx
      .update(envelopes)
      .set({ nextAttemptAt: now() })
      .where(and(inArray(envelopes.agreementId, ofOrder), isNotNull(envelopes.problem)))
    afterCommit(tx, () => wakeWorkers('process-envelopes'))
    return { ok: true }
  })
}
