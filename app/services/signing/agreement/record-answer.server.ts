import { eq } from 'drizzle-orm'
import { agreements, type Tx } from '~/server/db/client.server'
import type { Agreement } from './agreement.server'
import { notifyDeclined, notifySigned } from './answer-emails.server'
import { appendEvent, type Details, type EventActor } from './events.server'

/** `origin`: base URL of links in emails. */
type Answer = { actor: EventActor; origin: string; details: Details }

/** Records that an agreement was signed, and emails the signer and the members who may change the order. */
export async function recordSigned(tx: Tx, agreement: Agreement, { actor, origin, details }: Answer): Promise<void> {
  const answeredAt = await appendEvent(tx, actor, agreement, 'signed', details)
  await tx.update(agreements).set({ status: 'signed', answeredAt }).where(eq(agreements.id, agreement.id))
  await notifySigned(tx, agreement, origin)
}

/** Records that an agreement was declined, and emails the reason to the members who may change the order. */
export async function recordDeclined(
  tx: Tx,
  agreement: Agreement,
  { actor, origin, details, reason }: Answer & { reason: string },
): Promise<void> {
  const answeredAt = await appendEvent(tx, actor, agreement, 'declined', [...details, ['Reason', reason]])
  await tx
    .update(agreements)
    .set({ status: 'declined', declineReason: reason, answeredAt })
    .where(eq(agreements.id, agreement.id))
  await notifyDeclined(tx, agreement, origin, reason)
}
