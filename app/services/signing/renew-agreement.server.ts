import type { Tx } from '~/server/db/client.server'
import { moveSigningLinks } from '~/server/session/links.server'
import { orderFacts } from './agreement/agreement-facts.server'
import { lockAgreement } from './agreement/current-agreement.server'
import { appendEvent, type Details, type EventActor } from './events/append-event.server'
import { signerPortFor } from './signer/signer-ports.server'
import { mailSigner } from './signer-email.server'
import { supersedeAgreement } from './supersede-agreement.server'
import { agreementTextFor, writeAgreement } from './write-agreement.server'

type Change = {
  orderId: number
  /** Where links in letters lead. */
  origin: string
  /** What was changed, for what is written down. */
  details: Details
}

/**
 * Follows a change of an order. An agreement that waits for its signature is kept as it was and another takes its place,
 * to which the links of the old one lead; one that is signed stands, and the change is written down beside it. Nothing is
 * signed for an order that is over.
 */
export async function renewAgreement(tx: Tx, by: EventActor, { orderId, origin, details }: Change): Promise<void> {
  const agreement = await lockAgreement(tx, orderId)
  if (!agreement || agreement.status === 'declined') return
  if (agreement.status === 'signed') {
    await appendEvent(tx, by, agreement, 'amended', details)
    return
  }
  const facts = await orderFacts(tx, orderId)
  if (facts.status !== 'placed') return signerPortFor(agreement).withdraw(tx, agreement)
  if (agreementTextFor(facts, agreement, agreement.signedWith) === agreement.text) return
  await supersedeAgreement(tx, by, agreement, 'Order changed')
  const renewed = await writeAgreement(tx, by, facts, agreement, details)
  await moveSigningLinks(tx, agreement.id, renewed.id)
  await mailSigner(tx, { agreement: renewed, facts, origin, occasion: 'changed' })
}
