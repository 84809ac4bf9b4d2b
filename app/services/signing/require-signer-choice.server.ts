import { and, eq, ne } from 'drizzle-orm'
import { agreementActs } from '~/models/signing/agreement-acts'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { db } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { orderFacts } from './agreement/agreement-facts.server'
import { requireSendable } from './require-sendable.server'

/** Who has the agreement of an order now, for the dialog that sends it to somebody; `refusal` is why it cannot be sent. */
export async function requireSignerChoice(asker: Account, orderId: number, projectId: string) {
  const { project, access } = await requireSendable(null, asker, orderId)
  if (project.id !== projectId) throw notFound()
  const { status } = await orderFacts(db(), orderId)
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')))
  if (!agreement) throw notFound()
  const acts = agreementActs({ status: agreement.status, orderStatus: status, access, isSigner: false })
  const { id: replaces, firstName, lastName, email, title: role } = agreement
  return {
    order: { id: orderId },
    project: { id: project.id, title: project.title },
    isDeclined: agreement.status === 'declined',
    signer: { replaces, firstName, lastName, email, role },
    refusal: acts.maySend ? null : SIGNING_MESSAGES.nothingToSign,
  }
}

export type SignerChoice = Awaited<ReturnType<typeof requireSignerChoice>>
