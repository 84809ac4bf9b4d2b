import { eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { orders, paymentNotes } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

/** How many payment notes an order has; 404 where there is no such order. */
export async function countPaymentNotes(asker: Account, orderId: number): Promise<number> {
  requireArea(asker, 'providerDesk')
  const [order] = await db()
    .select({ notes: db().$count(paymentNotes, eq(paymentNotes.orderId, orders.id)) })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  return order.notes
}
