import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { agreements, db, orders, selectRows, signingChains, signingEvents } from '~/server/db/client.server'
import { verifySeal } from '~/server/signing/sealed-text.server'
import { selectAgreements } from './agreement/agreement.server'
import { chainDigest, eventHash, isBeforeFirst } from './agreement/events.server'
import { orderCountProblems } from './agreement/order-count.server'
import { agreementProblems, isJustBefore, type StoredEvent } from './agreement-problems.server'

/** How much was checked, and the problems: '#1001: event 2 was changed'. */
export type Verified = { orders: number; events: number; documents: number; wrong: string[] }

/**
 * Verifies all signing records, order by order: events, agreements and sealed documents against each other and against
 * the keys of this server. Read-only.
 */
export async function verifySigning(): Promise<Verified> {
  const verified: Verified = { orders: 0, events: 0, documents: 0, wrong: [] }
  for (let after = 0; ; ) {
    const [order] = await db().select().from(orders).where(gt(orders.id, after)).orderBy(asc(orders.id)).limit(1)
    if (!order) break
    const found = await verifyOrder(order)
    verified.orders += 1
    verified.events += found.events
    verified.documents += found.documents
    verified.wrong.push(...found.wrong.map((text) => `#${order.id}: ${text}`))
    after = order.id
  }
  verified.wrong.push(...(await orphanedRecords()), ...(await orderCountProblems()))
  return verified
}

/** Finds signing records whose order was deleted. */
async function orphanedRecords(): Promise<string[]> {
  const left = await selectRows<{ id: number }>(
    db(),
    sql`select order_id as id from ${signingChains} union select order_id from ${signingEvents}
      union select order_id from ${agreements} except select id from ${orders} order by id`,
  )
  return left.map(({ id }) => `#${id}: the order is gone`)
}

async function verifyOrder(order: typeof orders.$inferSelect) {
  const events = await db()
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, order.id))
    .orderBy(asc(signingEvents.number))
  const all = await selectAgreements(db(), eq(agreements.orderId, order.id))
  const [chain = NO_CHAIN] = await db().select().from(signingChains).where(eq(signingChains.orderId, order.id))
  const wrong = await chainProblems({ ...chain, orderId: order.id }, events)
  wrong.push(...(await tooPreciseTimes(order.id)))
  const [first] = events
  if (!first) wrong.push('nothing says that its agreement was sent')
  else if (!isJustBefore(order.createdAt, first.at)) wrong.push('its first agreement was not sent when it was placed')
  const known = new Set(all.map(({ id }) => id))
  const gone = new Set(events.map(({ agreementId }) => agreementId).filter((id) => !known.has(id)))
  wrong.push(...[...gone].map((id) => `agreement ${id} is gone`))
  for (const agreement of all) {
    const ownEvents = events.filter(({ agreementId }) => agreementId === agreement.id)
    wrong.push(...(await agreementProblems(agreement, ownEvents)))
  }
  return { events: events.length, documents: all.filter(({ documentKey }) => documentKey !== null).length, wrong }
}

/** The chain of an order without events. */
const NO_CHAIN = { position: null, eventCount: 0, keyId: '', seal: '' }

/** We store times in milliseconds, so finer times were changed in the database. */
async function tooPreciseTimes(orderId: number): Promise<string[]> {
  const isFiner = (column: PgColumn) => sql`${column} <> date_trunc('milliseconds', ${column})`
  const finerEvents = await db()
    .select({ number: signingEvents.number })
    .from(signingEvents)
    .where(and(eq(signingEvents.orderId, orderId), isFiner(signingEvents.at)))
  const finerAnswers = await db()
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), isFiner(agreements.answeredAt)))
  return [
    ...finerEvents.map(({ number }) => `event ${number} was changed`),
    ...finerAnswers.map(({ id }) => `agreement ${id} was answered at another time`),
  ]
}

/** Describes what is wrong with the events of an order: changed, deleted, inserted, swapped or truncated. */
export async function chainProblems(
  chain: typeof signingChains.$inferSelect,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const wrong: string[] = []
  let previous = ''
  for (const [index, event] of events.entries()) {
    const name = `event ${event.number}`
    if (event.number !== index + 1) wrong.push(`${name} stands where event ${index + 1} belongs`)
    if (event.previousHash !== previous) wrong.push(`${name} does not follow the one before it`)
    if (event.hash !== eventHash(event)) wrong.push(`${name} was changed`)
    else if (!(await verifySeal(event.hash, event))) wrong.push(`${name} has no seal of ours`)
    previous = event.hash
  }
  if (chain.eventCount !== events.length)
    wrong.push(`there are ${events.length} events, and ${chain.eventCount} were written down`)
  if (!isBeforeFirst(chain) && !(await verifySeal(chainDigest(chain, previous), chain)))
    wrong.push('the number of its events has no seal of ours')
  return wrong
}
