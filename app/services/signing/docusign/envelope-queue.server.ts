import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { afterCommit, agreements, db, envelopes, orders, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** Queues an envelope for an agreement; a job creates it after the commit. */
export async function beginEnvelope(tx: Tx, agreementId: string): Promise<void> {
  await tx.insert(envelopes).values({ agreementId, nextAttemptAt: now(), createdAt: now() })
  afterCommit(tx, () => wakeWorkers('process-envelopes'))
}

/** Queues an envelope to be voided by a job. Does nothing if it was answered. */
export async function withdrawEnvelope(tx: Tx, agreementId: string): Promise<void> {
  await tx
    .update(envelopes)
    .set({ step: 'void', attempts: 0, problem: null, lastError: null, nextAttemptAt: now() })
    .where(and(eq(envelopes.agreementId, agreementId), inArray(envelopes.step, ['create', 'send', 'poll'])))
  afterCommit(tx, () => wakeWorkers('process-envelopes'))
}

/**
 * Makes an envelope due for polling. The content of the webhook is ignored, so duplicate, late, out-of-order or unknown
 * webhooks are harmless. While DocuSign rate-limits us, the envelope keeps its retry time.
 */
export async function handleWebhook(envelopeId: string): Promise<void> {
  const due = await db()
    .update(envelopes)
    .set({ webhookCount: sql`${envelopes.webhookCount} + 1`, nextAttemptAt: dueNow() })
    .where(and(eq(envelopes.envelopeId, envelopeId), inArray(envelopes.step, ['send', 'poll'])))
    .returning({ id: envelopes.agreementId })
  if (due.length > 0) await wakeWorkers('process-envelopes')
}

const dueNow = () => sql`case when ${envelopes.problem} = 'rate-limited' then ${envelopes.nextAttemptAt}
  else ${now().toISOString()}::timestamptz end`

/** Makes the failed steps of an order's envelopes due now. Idempotent. 404 for an unknown order. */
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

/** The failing step of an order's latest envelope, for staff; null if none fails. */
export async function envelopeProblem(orderId: number) {
  const [row] = await db()
    .select({ envelope: envelopes })
    .from(envelopes)
    .innerJoin(agreements, eq(agreements.id, envelopes.agreementId))
    .where(and(eq(agreements.orderId, orderId), isNotNull(envelopes.problem), ne(envelopes.step, 'done')))
    .orderBy(desc(envelopes.createdAt))
    .limit(1)
  if (!row?.envelope.problem) return null
  const { step, problem, lastError, attempts, nextAttemptAt } = row.envelope
  return {
    step,
    problem,
    technical: lastError ?? '',
    attempts,
    retryAt: formatInstant(nextAttemptAt, HOME_ZONE, now()),
  }
}
