import { asc, eq, gt } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { agreements, orders, signingEvents } from '~/server/db/schema'
import { wrongInAgreement } from './check-agreement.server'
import { wrongInChain } from './check-chain.server'

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
  const all = await db().select().from(agreements).where(eq(agreements.orderId, order.id))
  const wrong = await wrongInChain(order, events)
  for (const agreement of all) {
    const ownEvents = events.filter(({ agreementId }) => agreementId === agreement.id)
    wrong.push(...(await wrongInAgreement(agreement, ownEvents)))
  }
  return { events: events.length, papers: all.filter(({ documentKey }) => documentKey !== null).length, wrong }
}
