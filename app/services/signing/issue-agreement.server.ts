import type { Tx } from '~/server/db/client.server'
import { orderFacts, type Signer } from './agreement/agreement-facts.server'
import type { Details, EventActor } from './events/append-event.server'
import { mailSigner } from './signer-email.server'
import { writeAgreement } from './write-agreement.server'

type Issue = { orderId: number; signer: Signer; origin: string; details?: Details }

/** Freezes the agreement about what an order holds now and mails its signer a link; the order has no other that counts. */
export async function issueAgreement(tx: Tx, by: EventActor, { orderId, signer, origin, details }: Issue) {
  const facts = await orderFacts(tx, orderId)
  const agreement = await writeAgreement(tx, by, facts, signer, details)
  await mailSigner(tx, { agreement, facts, origin, occasion: 'asked' })
  return agreement
}
