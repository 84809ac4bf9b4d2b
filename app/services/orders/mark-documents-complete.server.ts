import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { orders } from '~/server/db/schema'

/** Records when the purchase order and the certificate of insurance of an order were both in for the first time. */
export async function markDocumentsComplete(tx: Tx, orderId: number) {
  await tx
    .update(orders)
    .set({ documentsAt: now() })
    .where(and(eq(orders.id, orderId), isNull(orders.documentsAt)))
}
