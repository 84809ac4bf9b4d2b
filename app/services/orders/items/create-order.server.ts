import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { orderItems, orders, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyTakenDays } from './moved-days.server'

type NewOrder = Omit<typeof orders.$inferInsert, 'createdAt'>
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderId'>

/**
 * Inserts an order with its items, blocks their days and notifies projects whose inquiries lose days. Returns its
 * number. Throws the violation of `vehicle_blocks_never_overlap` if someone else has booked one of the days.
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

/** Records when the purchase order and the certificate of insurance were both uploaded for the first time. */
export async function markDocumentsComplete(tx: Tx, orderId: number) {
  await tx
    .update(orders)
    .set({ documentsAt: now() })
    .where(and(eq(orders.id, orderId), isNull(orders.documentsAt)))
}

/** Inserts by vehicle id, so that two orders with the same vehicles lock them in the same order. */
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
