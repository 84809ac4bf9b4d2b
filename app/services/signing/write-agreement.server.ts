import { agreementText, serializeAgreement } from '~/models/signing/agreement-text'
import { personName } from '~/models/trade/fields/person'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { factsFor, type OrderFacts, type Signer } from './agreement/agreement-facts.server'
import { withText } from './agreement/current-agreement.server'
import { appendEvent, type Details, type EventActor } from './events/append-event.server'
import { sha256 } from './events/event-hash.server'
import { signerPort } from './signer/signer-ports.server'

/** What an order holds, in the words that are signed, for this signer. */
export const agreementTextFor = (facts: OrderFacts, signer: Signer, signedWith: SigningMethod): string =>
  serializeAgreement(agreementText(factsFor(facts, signer, signedWith)))

/**
 * Writes the agreement about what an order holds now, frozen from here on, and has it signed as the settings say. The
 * order has no other that counts.
 */
export async function writeAgreement(
  tx: Tx,
  by: EventActor,
  facts: OrderFacts,
  { firstName, lastName, email, title }: Signer,
  details: Details = [],
) {
  const signer = { firstName, lastName, email, title }
  const port = signerPort()
  const text = agreementTextFor(facts, signer, port.way)
  const textSha256 = sha256(text)
  const [row] = await tx
    .insert(agreements)
    .values({ orderId: facts.order.id, ...signer, text, textSha256, signedWith: port.way, createdAt: now() })
    .returning()
  if (!row) throw new Error('The agreement was not written.')
  const agreement = withText(row)
  const to = ['To', recipientOf(agreement)] as const
  await appendEvent(tx, by, agreement, 'sent', [to, ...details])
  await port.send(tx, agreement)
  return agreement
}

/** 'Marcus Oyelaran, Line Producer, marcus@redclay.example'. */
export function recipientOf({ title, email, ...person }: Signer): string {
  return [personName(person), title, email].join(', ')
}
