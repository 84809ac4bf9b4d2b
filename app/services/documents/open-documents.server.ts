import { and, eq, max, ne } from 'drizzle-orm'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { agreements, type Db, db, orderItems, orders, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'

/**
 * The order that documents belong to, for members of its project; 404 for others. In a transaction the order is
 * locked, which serializes concurrent submissions.
 */
export async function openDocuments(asker: Account, orderId: number, tx?: Tx) {
  requireArea(asker, 'orders')
  const found = (tx ?? db())
    .select({ id: orders.id, projectId: orders.projectId })
    .from(orders)
    .where(eq(orders.id, orderId))
  const [order] = tx ? await found.for('update') : await found
  if (!order) throw notFound()
  const membership = await requireMembership(asker, order.projectId, tx)
  return { ...membership, order: { id: orderId, ...(await readRentals(tx ?? db(), orderId)) } }
}

/** Whether an order's agreement is signed, whether all its items are cancelled, and its last rental day. */
async function readRentals(on: Db | Tx, orderId: number) {
  const [agreement] = await on
    .select({ status: agreements.status })
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')))
  const items = await on
    .select({ status: orderItems.status, lastDay: max(orderItems.bookedTo) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.status)
  const days = items.flatMap(({ status, lastDay }) => (status === 'cancelled' || !lastDay ? [] : [lastDay]))
  return {
    isSigned: agreement?.status === 'signed',
    isOver: orderStatus(items.map(({ status }) => status)) === 'cancelled',
    /** Null if all items are cancelled. */
    lastDay: days.sort().at(-1) ?? null,
  }
}
