import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import type { Agreement } from './agreement/current-agreement.server'
import { appendEvent, type EventActor } from './events/append-event.server'
import { signerPortFor } from './signer/signer-ports.server'

/** Keeps an agreement as one that counts no more, with the reason; another takes its place in the same transaction. */
export async function supersedeAgreement(tx: Tx, by: EventActor, agreement: Agreement, reason: string): Promise<void> {
  await tx.update(agreements).set({ status: 'replaced' }).where(eq(agreements.id, agreement.id))
  await signerPortFor(agreement).withdraw(tx, agreement)
  await appendEvent(tx, by, agreement, 'replaced', [['Reason', reason]])
}
