import { and, eq } from 'drizzle-orm'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { db, type Tx } from '~/server/db/client.server'
import { orderItems, orders, pickupRecipients } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/** An order as the address of its page names it. */
export type OrderAt = { orderId: number; projectId: string }

/**
 * An order for whoever may send its pickup details, kept from everybody else who does until the transaction ends. 404 to
 * strangers and where the project is another, 403 to members who may not.
 */
export async function lockOrder(tx: Tx, asker: Account, at: OrderAt) {
  return readOrder(asker, at, tx)
}

/** The same to be looked at only. */
export async function lookAtOrder(asker: Account, at: OrderAt) {
  return readOrder(asker, at)
}

async function readOrder(asker: Account, { orderId, projectId }: OrderAt, tx?: Tx) {
  requireArea(asker, 'orders')
  const found = (tx ?? db()).select().from(orders).where(eq(orders.id, orderId))
  const [order] = await (tx ? found.for('no key update') : found)
  if (order?.projectId !== projectId) throw notFound()
  const membership = await requireMembership(asker, projectId, tx)
  requirePermission('sendPickup', membership)
  const items = await (tx ?? db())
    .select({ status: orderItems.status })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const isOver = orderStatus(items.map(({ status }) => status)) !== 'placed'
  return { id: orderId, project: membership.project, isOver }
}

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
