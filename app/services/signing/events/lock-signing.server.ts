import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { orders, signingChains } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'

/**
 * Locks an order's agreements and their events until the transaction ends, and returns the end of its event chain. It
 * comes after every other lock.
 */
export async function lockSigning(tx: Tx, orderId: number) {
  const chain = (await lockChain(tx, orderId)) ?? (await startChain(tx, orderId))
  if (!chain) throw notFound()
  return chain
}

/** Before the first event there is no row to lock: of two transactions that insert it, one waits for the other. */
async function startChain(tx: Tx, orderId: number) {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  await tx.insert(signingChains).values({ orderId }).onConflictDoNothing()
  return lockChain(tx, orderId)
}

async function lockChain(tx: Tx, orderId: number) {
  const [chain] = await tx.select().from(signingChains).where(eq(signingChains.orderId, orderId)).for('no key update')
  return chain
}
