import { createHash } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { formatExactInstant } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import type { SigningEventKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { type Db, orders, signingChains, signingEvents, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { sealText, verifySeal } from '~/server/signing/sealed-text.server'
import { nextPosition } from './order-count.server'

/** The actor of an event. */
export type EventActor = { actor: string; ipAddress: string; userAgent: string }

export type Details = readonly (readonly [label: string, value: string])[]

/**
 * Appends an event to the chain of an order and returns its time. Locks the chain until the transaction ends. Throws if
 * earlier events do not match their seal, because a new seal would hide the tampering.
 */
export async function appendEvent(
  tx: Tx,
  actor: EventActor,
  { id: agreementId, orderId, textSha256: documentSha256 }: { id: string; orderId: number; textSha256: string },
  kind: SigningEventKind,
  details: Details = [],
): Promise<Date> {
  const last = await lastSealedEvent(tx, orderId)
  const number = last.number + 1
  const at = now()
  const event = { ...actor, kind, at, details: JSON.stringify(details) }
  const facts = { ...event, orderId, number, agreementId, documentSha256, previousHash: last.hash }
  const hash = eventHash(facts)
  await tx.insert(signingEvents).values({ ...facts, hash, ...(await sealText(hash)) })
  const sealed = await sealText(chainDigest({ ...last.chain, eventCount: number }, hash))
  await tx
    .update(signingChains)
    .set({ eventCount: number, ...sealed })
    .where(eq(signingChains.orderId, orderId))
  return at
}

/** The last event of an order, checked against the seal of its chain. An empty chain has no seal. */
async function lastSealedEvent(tx: Tx, orderId: number) {
  const chain = await lockSigning(tx, orderId)
  const [last = { number: 0, hash: '' }] = await tx
    .select({ number: signingEvents.number, hash: signingEvents.hash })
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(desc(signingEvents.number))
    .limit(1)
  const isSealed = isBeforeFirst(chain) || (await verifySeal(chainDigest(chain, last.hash), chain))
  if (last.number !== chain.eventCount || !isSealed)
    throw new Error(`The signing events of order ${orderId} do not match their seal: run "npm run verify" for details.`)
  return { ...last, chain }
}

type Person = Pick<Account, 'firstName' | 'lastName' | 'email' | 'address' | 'agent'>

export function eventActorOf({ address, agent = '', email, ...person }: Person): EventActor {
  return { actor: `${personName(person)} (${email})`, ipAddress: address, userAgent: agent }
}

/** The actor of jobs. */
export const SYSTEM_ACTOR: EventActor = { actor: PRODUCT, ipAddress: '', userAgent: '' }

/** The events of all agreements of an order, oldest first. */
export async function allEvents(on: Db | Tx, orderId: number) {
  const rows = await on
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, orderId))
    .orderBy(asc(signingEvents.number))
  return rows.map((row) => ({ ...row, details: readDetails(row.details) }))
}

export type SigningEvent = Awaited<ReturnType<typeof allEvents>>[number]

export const readDetails = (stored: string): Details => JSON.parse(stored)

/**
 * Locks an order's agreements and events until the transaction ends, and returns its chain. Lock order: after every
 * other lock.
 */
export async function lockSigning(tx: Tx, orderId: number) {
  const chain = (await lockChain(tx, orderId)) ?? (await startChain(tx, orderId))
  if (!chain) throw notFound()
  return chain
}

/** Inserts the chain row before the first event. Of two concurrent transactions one waits for the other's insert. */
async function startChain(tx: Tx, orderId: number) {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  const [started] = await tx.insert(signingChains).values({ orderId }).onConflictDoNothing().returning()
  if (started)
    await tx
      .update(signingChains)
      .set({ position: await nextPosition(tx) })
      .where(eq(signingChains.orderId, orderId))
  return lockChain(tx, orderId)
}

async function lockChain(tx: Tx, orderId: number) {
  const [chain] = await tx.select().from(signingChains).where(eq(signingChains.orderId, orderId)).for('no key update')
  return chain
}

/** 'November 22, 2026, 5:17:13 PM UTC', the same for every viewer. */
export const utcTime = (at: Date): string => formatExactInstant(at, 'UTC')

/** An event without its derived columns. */
export type EventFacts = Omit<typeof signingEvents.$inferSelect, 'hash' | 'keyId' | 'seal'>

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hash of everything an event records, including the hash of the previous event. */
export function eventHash(event: EventFacts): string {
  const { orderId, number, agreementId, kind, actor, ipAddress, userAgent, documentSha256, details } = event
  const at = event.at.toISOString()
  const facts = [orderId, number, agreementId, kind, at, actor, ipAddress, userAgent, documentSha256, details]
  return sha256(JSON.stringify([...facts, event.previousHash]))
}

type Chain = typeof signingChains.$inferSelect

export const isBeforeFirst = ({ eventCount, keyId, seal }: Chain) => eventCount === 0 && keyId === '' && seal === ''

type ChainFacts = Pick<Chain, 'orderId' | 'position' | 'eventCount'>

/** The text that the seal of a chain signs: order, number of events, hash of the last event, position. */
export function chainDigest({ orderId, position, eventCount }: ChainFacts, lastHash: string): string {
  const facts = [orderId, eventCount, lastHash]
  return (position === null ? facts : [...facts, position]).join('/')
}
