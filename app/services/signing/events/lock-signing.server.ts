import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'

/** Keeps an order's agreements as they are until the transaction ends. It comes after every other lock. */
export async function lockSigning(tx: Tx, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw notFound()
  return order
}
