import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { db } from '~/server/db/client.server'
import { agreements, orders, signingChains, signingEvents } from '~/server/db/schema'
import { selectAgreements } from '../agreement/current-agreement.server'
import { agreementProblems, isJustBefore } from './agreement-problems.server'
import { chainProblems } from './chain-problems.server'

/** How much of what was signed was looked at, and what is wrong with it: '#1001: event 2 was changed'. */
export type Verified = { orders: number; events: number; papers: number; wrong: string[] }

/**
 * Checks everything that was written down about signing, order by order: events, agreements and sealed papers against
 * one another and against the keys of this server. It changes nothing.
 */
export async function verifySigning(): Promise<Verified> {
  const verified: Verified = { orders: 0, events: 0, papers: 0, wrong: [] }
  for (let after = 0; ; ) {
    const [order] = await db().select().from(orders).where(gt(orders.id, after)).orderBy(asc(orders.id)).limit(1)
    if (!order) return verified
    const found = await verifyOrder(order)
    verified.orders += 1
    verified.events += found.events
    verified.papers += found.papers
    verified.wrong.push(...found.wrong.map((words) => `#${order.id}: ${words}`))
    after = order.id
  }
}

/** The same of one order. */
async function verifyOrder(order: typeof orders.$inferSelect) {
  const events = await db()
    .select()
    .from(signingEvents)
    .where(eq(signingEvents.orderId, order.id))
    .orderBy(asc(signingEvents.number))
  const all = await selectAgreements(db(), eq(agreements.orderId, order.id))
  const [chain = NO_CHAIN] = await db().select().from(signingChains).where(eq(signingChains.orderId, order.id))
  const wrong = await chainProblems({ ...chain, orderId: order.id }, events)
  wrong.push(...(await finerThanWritten(order.id)))
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
  return { events: events.length, papers: all.filter(({ documentKey }) => documentKey !== null).length, wrong }
}

/** Of an order without any event. */
const NO_CHAIN = { eventCount: 0, keyId: '', seal: '' }

/** Times are written to the millisecond, and read so: whatever is finer somebody has put there. */
async function finerThanWritten(orderId: number): Promise<string[]> {
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
