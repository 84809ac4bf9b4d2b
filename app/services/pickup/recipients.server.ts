import { and, asc, eq } from 'drizzle-orm'
import { recipientStatus } from '~/models/pickup/pickup-messages'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { orderItems, orders, pickupRecipients } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/** Everybody who was sent an order's pickup details, with what came of it; for whoever may send them. */
export async function allRecipients(asker: Account, at: OrderAt) {
  const order = await lookAtOrder(asker, at)
  const rows = await db()
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.orderId, order.id))
    .orderBy(asc(pickupRecipients.createdAt), asc(pickupRecipients.id))
  return {
    order: { id: order.id, isOver: order.isOver },
    project: { id: order.project.id, title: order.project.title },
    drawnAt: now().getTime(),
    recipients: rows.map((row) => ({
      id: row.id,
      name: personName(row),
      email: row.email,
      phone: normalizePhone(row.phone)?.shown ?? row.phone,
      sentAt: formatInstant(row.sentAt, HOME_ZONE, now()),
      status: recipientStatus(row),
      isRevoked: row.revokedAt !== null,
    })),
  }
}

/** The recipients of an order as the dialog shows them. */
export type Recipients = Awaited<ReturnType<typeof allRecipients>>

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
