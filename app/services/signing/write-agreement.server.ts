import { eq } from 'drizzle-orm'
import { isSignable } from '~/models/signing/agreement-status'
import { agreementText, serializeAgreement } from '~/models/signing/agreement-text'
import { personName } from '~/models/trade/fields/person'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { agreements, type Tx } from '~/server/db/client.server'
import { moveSigningLinks } from '~/server/session/links.server'
import { type Agreement, lockAgreement } from './agreement/agreement.server'
import { appendEvent, type Details, type EventActor, sha256 } from './agreement/events.server'
import { factsFor, type OrderFacts, orderFacts, type Signer } from './agreement/order-facts.server'
import { emailSigner } from './agreement/signer-email.server'
import { signerPortFor, signingMethod } from './docusign/signer-ports.server'

type Issue = { orderId: number; signer: Signer; origin: string; details?: Details }

/** Creates the agreement of an order without a current one, and emails its signer a link. */
export async function issueAgreement(tx: Tx, by: EventActor, { orderId, signer, origin, details }: Issue) {
  const facts = await orderFacts(tx, orderId)
  const agreement = await writeAgreement(tx, by, facts, signer, details)
  await emailSigner(tx, { agreement, facts, origin, occasion: 'asked' })
  return agreement
}

/** The agreement text for the order's current data. */
const agreementTextFor = (facts: OrderFacts, signer: Signer, signedWith: SigningMethod): string =>
  serializeAgreement(agreementText(factsFor(facts, signer, signedWith)))

/**
 * Stores an agreement with the text for the order's current data, and starts signing with the configured method. The
 * order must not have another current agreement.
 */
async function writeAgreement(
  tx: Tx,
  by: EventActor,
  facts: OrderFacts,
  { firstName, lastName, email, title }: Signer,
  details: Details = [],
) {
  const signer = { firstName, lastName, email, title }
  const signedWith = signingMethod()
  const text = agreementTextFor(facts, signer, signedWith)
  const [agreement] = await tx
    .insert(agreements)
    .values({ orderId: facts.order.id, ...signer, text, textSha256: sha256(text), signedWith, createdAt: now() })
    .returning()
  if (!agreement) throw new Error('The agreement was not written.')
  await appendEvent(tx, by, agreement, 'sent', [['To', recipientOf(agreement)], ...details])
  await signerPortFor(agreement).send(tx, agreement.id)
  return agreement
}

/** 'Marcus Oyelaran, Line Producer, marcus@redclay.example'. */
export function recipientOf({ title, email, ...person }: Signer): string {
  return [personName(person), title, email].join(', ')
}

/** Marks an agreement as replaced, with the reason; the same transaction writes the next one. */
export async function supersedeAgreement(tx: Tx, by: EventActor, agreement: Agreement, reason: string): Promise<void> {
  await tx.update(agreements).set({ status: 'replaced' }).where(eq(agreements.id, agreement.id))
  await signerPortFor(agreement).withdraw(tx, agreement.id)
  await appendEvent(tx, by, agreement, 'replaced', [['Reason', reason]])
}

/** `origin`: base URL of links in emails; `details`: the changes, for the event. */
type Change = { orderId: number; origin: string; details: Details }

/**
 * Updates the agreement after a change of the order. An unsigned agreement is replaced by a new one, and its links now
 * open the new one. A signed agreement stays, and the change is recorded in its events. If the order is cancelled, an
 * unsigned agreement is withdrawn.
 */
export async function renewAgreement(tx: Tx, by: EventActor, { orderId, origin, details }: Change): Promise<void> {
  const agreement = await lockAgreement(tx, orderId)
  if (!agreement || agreement.status === 'declined') return
  if (agreement.status === 'signed') {
    await appendEvent(tx, by, agreement, 'amended', details)
    return
  }
  const facts = await orderFacts(tx, orderId)
  if (!isSignable(facts.status)) return signerPortFor(agreement).withdraw(tx, agreement.id)
  if (agreementTextFor(facts, agreement, agreement.signedWith) === agreement.text) return
  await supersedeAgreement(tx, by, agreement, 'Order changed')
  const renewed = await writeAgreement(tx, by, facts, agreement, details)
  await moveSigningLinks(tx, agreement.id, renewed.id)
  await emailSigner(tx, { agreement: renewed, facts, origin, occasion: 'changed' })
}
