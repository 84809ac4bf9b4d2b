import { eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { gone } from '~/server/errors.server'
import type { SigningLinkHolder } from '~/server/session/asker.server'
import { orderFacts } from './agreement/agreement-facts.server'
import { type Agreement, lockAgreement } from './agreement/current-agreement.server'
import type { EventActor } from './events/append-event.server'

/**
 * The agreement that whoever holds a link is to answer, kept as it is until the transaction ends. Where another has taken
 * its place meanwhile it is that one. 410 where there is nothing to answer any more.
 */
export async function openAgreement(tx: Tx, { orderId, agreementId }: SigningLinkHolder): Promise<Agreement> {
  const agreement = await lockAgreement(tx, orderId)
  if (!agreement) throw gone()
  const [held] = await tx.select().from(agreements).where(eq(agreements.id, agreementId))
  const isForSomebodyElse = agreement.email !== held?.email
  const isOver = agreement.status !== 'signed' && (await orderFacts(tx, orderId)).status !== 'placed'
  if (isForSomebodyElse || isOver) throw gone()
  return agreement
}

/** Whoever holds the mailed link is the one it was mailed to. */
export function signerActor({ address, agent = '' }: SigningLinkHolder, agreement: Agreement): EventActor {
  return { actor: `${personName(agreement)} (${agreement.email})`, ipAddress: address, userAgent: agent }
}
