import { desc, eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import type { SigningEventKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { signingChains, signingEvents } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { sealText, verifySeal } from '~/server/signing/sealed-text.server'
import { chainDigest, eventHash } from './event-hash.server'
import { lockSigning } from './lock-signing.server'

/** Whoever does something to an agreement, as it is written down. */
export type EventActor = { actor: string; ipAddress: string; userAgent: string }

/** What an agreement is, as far as its events name it. */
export type TextOf = { id: string; orderId: number; textSha256: string }

/** A label and a value each. */
export type Details = readonly (readonly [label: string, value: string])[]

/**
 * Writes down what was done to an agreement, after everything written down before, and answers with when: whoever does
 * something to another agreement of the order waits until the transaction ends. Throws where what was written down before
 * is not as it was sealed: a seal of today would hide that.
 */
export async function appendEvent(
  tx: Tx,
  by: EventActor,
  { id: agreementId, orderId, textSha256: documentSha256 }: TextOf,
  kind: SigningEventKind,
  details: Details = [],
): Promise<Date> {
  const last = await sealedEnd(tx, orderId)
  const number = last.number + 1
  const { actor, ipAddress, userAgent } = by
  const at = now()
  const done = { actor, ipAddress, userAgent, kind, at, details: JSON.stringify(details) }
  const facts = { ...done, orderId, number, agreementId, documentSha256, previousHash: last.hash }
  const hash = eventHash(facts)
  await tx.insert(signingEvents).values({ ...facts, hash, ...(await sealText(hash)) })
  const sealed = await sealText(chainDigest(orderId, number, hash))
  await tx
    .update(signingChains)
    .set({ eventCount: number, ...sealed })
    .where(eq(signingChains.orderId, orderId))
  return at
}

/** The last event of an order, as the seal of its chain says it is; before the first there is nothing to seal. */
async function sealedEnd(tx: Tx, orderId: number) {
  const { eventCount: count, keyId, seal } = await lockSigning(tx, orderId)
  const [last = { number: 0, hash: '' }] = await tx
    .select({ number: signingEvents.number, hash: signingEvents.hash })
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(desc(signingEvents.number))
    .limit(1)
  const isBefore = count === 0 && keyId === '' && seal === ''
  const isSealed = isBefore || (await verifySeal(chainDigest(orderId, count, last.hash), { keyId, seal }))
  if (last.number !== count || !isSealed)
    throw new Error(`What was signed in order ${orderId} is not as it was sealed: "npm run verify" says what is wrong.`)
  return last
}

type Person = Pick<Account, 'firstName' | 'lastName' | 'email' | 'address' | 'agent'>

export function eventActorOf({ address, agent = '', email, ...person }: Person): EventActor {
  return { actor: `${personName(person)} (${email})`, ipAddress: address, userAgent: agent }
}

/** What is done by the clock. */
export const SYSTEM_ACTOR: EventActor = { actor: PRODUCT, ipAddress: '', userAgent: '' }
