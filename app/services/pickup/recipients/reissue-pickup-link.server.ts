import { eq } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { orderItems, pickupRecipients } from '~/server/db/schema'
import { issuePickupLink } from './issue-pickup-link.server'

/** Sends a new link in the place of one that did not arrive, unless it was taken back or the order is over meanwhile. */
export async function reissuePickupLink(tx: Tx, recipientId: string, origin: string): Promise<Outcome> {
  const [recipient] = await tx
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.id, recipientId))
    .for('no key update')
  if (!recipient || recipient.revokedAt) return refused('recipient-revoked', PICKUP_MESSAGES.isRevoked)
  const items = await tx
    .select({ status: orderItems.status })
    .from(orderItems)
    .where(eq(orderItems.orderId, recipient.orderId))
  if (orderStatus(items.map(({ status }) => status)) !== 'placed') {
    return refused('pickup-is-over', PICKUP_MESSAGES.orderIsOver)
  }
  await tx.update(pickupRecipients).set({ sentAt: now() }).where(eq(pickupRecipients.id, recipientId))
  await issuePickupLink(tx, recipientId, origin)
  return { ok: true }
}
