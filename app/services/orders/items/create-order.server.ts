import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { orderItems, orders, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyTakenDays } from './moved-days.server'

type NewOrder = Omit<typeof orders.$inferInsert, 'createdAt'>
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderId'>

/**
 * Writes an order with its items, reserves their days and notifies those whose inquiries lose days to it. Answers with
 * its number. Throws the violation of `vehicle_blocks_never_overlap` where somebody else has booked a day of them.
 */
export async function createOrder(tx: Tx, asker: Account, order: NewOrder, items: NewOrderItem[]): Promise<number> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, createdAt: now() })
    .returning({ id: orders.id })
  if (!row) throw new Error('The order was not written.')
  await writeItems(tx, asker, row.id, items)
  return row.id
}

/** Records when the purchase order and the certificate of insurance of an order were both in for the first time. */
export async function markDocumentsComplete(tx: Tx, orderId: number) {
  await tx
    .update(orders)
    .set({ documentsAt: now() })
    .where(and(eq(orders.id, orderId), isNull(orders.documentsAt)))
}

/** Sorted by vehicle, so that two orders that share some vehicles lock them in the same order and cannot deadlock. */
async function writeItems(tx: Tx, asker: Account, orderId: number, items: NewOrderItem[]) {
  const sorted = [...items].sort((a, b) => (a.vehicleId < b.vehicleId ? -1 : 1))
  const rows = await tx
    .insert(orderItems)
    .values(sorted.map((item) => ({ orderId, ...item })))
    .returning()
  const booked = rows.map(({ id, vehicleId, bookedFrom: from, bookedTo: to }) => ({
    vehicleId,
    orderItemId: id,
    days: { from, to },
    old: null,
  }))
  await reserveDays(tx, booked)
  await notifyTakenDays(tx, asker, `order-${orderId}`, booked)
}
