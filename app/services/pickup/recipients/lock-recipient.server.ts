import { and, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { pickupRecipients } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockOrder, type OrderAt } from './open-order.server'

export type RecipientAt = OrderAt & { recipientId: string }

/** Somebody who was sent an order's pickup details, with the order; 404 for those of another order. */
export async function lockRecipient(tx: Tx, asker: Account, at: RecipientAt) {
  const order = await lockOrder(tx, asker, at)
  const [recipient] = await tx
    .select()
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.id, at.recipientId), eq(pickupRecipients.orderId, order.id)))
  if (!recipient) throw notFound()
  return { order, recipient }
}
