import { eq } from 'drizzle-orm'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { revokeSigningLinks } from '~/server/session/links.server'
import { orderFacts } from './agreement/agreement-facts.server'
import { lockAgreement } from './agreement/current-agreement.server'
import { appendEvent, type Details, type EventActor } from './events/append-event.server'
import { mailSigner } from './signer-email.server'

type Reissue = { agreementId: string; origin: string; kind?: 'resent' | 'reminded'; details?: Details }

/**
 * Mails the signer a new link to the agreement, in the place of those before; refused once the agreement is signed,
 * declined or replaced, or the order is over. Links lead to `origin`. A reminder leaves the links before it alone.
 */
export async function reissueSigningLink(
  tx: Tx,
  by: EventActor,
  { agreementId, origin, kind = 'resent', details = [] }: Reissue,
): Promise<Outcome> {
  const [of] = await tx.select({ orderId: agreements.orderId }).from(agreements).where(eq(agreements.id, agreementId))
  if (!of) throw notFound()
  const agreement = await lockAgreement(tx, of.orderId)
  const facts = await orderFacts(tx, of.orderId)
  if (agreement?.id !== agreementId || agreement.status !== 'not_signed' || facts.status !== 'placed') {
    return refused('agreement-is-over', SIGNING_MESSAGES.nothingToSign)
  }
  if (kind === 'resent') await revokeSigningLinks(tx, agreementId)
  await appendEvent(tx, by, agreement, kind, [['To', agreement.email], ...details])
  await mailSigner(tx, { agreement, facts, origin, occasion: kind === 'resent' ? 'asked' : 'reminded' })
  return { ok: true }
}
