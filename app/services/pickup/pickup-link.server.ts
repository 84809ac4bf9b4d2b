import { eq } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { PICKUP_LINK_DAYS } from '~/models/trade/constants'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, orders, pickupRecipients, projects, type Tx } from '~/server/db/client.server'
import { issueLink, revokePickupLinks } from '~/server/session/links.server'
import { notifyRecipient } from './pickup-link-email.server'
import { isOrderOver } from './require-pickup-item.server'

/** Replaces a link that was not delivered. Refused if it was revoked or the order is over. */
export async function reissuePickupLink(tx: Tx, recipientId: string, origin: string): Promise<Outcome> {
  const [recipient] = await tx
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.id, recipientId))
    .for('no key update')
  if (!recipient || recipient.revokedAt) return refused('recipient-revoked', PICKUP_MESSAGES.isRevoked)
  if (await isOrderOver(recipient.orderId, tx)) return refused('pickup-unavailable', PICKUP_MESSAGES.orderIsOver)
  await tx.update(pickupRecipients).set({ sentAt: now() }).where(eq(pickupRecipients.id, recipientId))
  await issuePickupLink(tx, recipientId, origin)
  return { ok: true }
}

/**
 * Sends a recipient a new link to the pickup details by email and text message, and revokes earlier ones. Each link is
 * sent in separate messages.
 */
export async function issuePickupLink(tx: Tx, recipientId: string, origin: string): Promise<void> {
  const [row] = await tx
    .select({ recipient: pickupRecipients, sender: accounts, project: projects })
    .from(pickupRecipients)
    .innerJoin(accounts, eq(accounts.id, pickupRecipients.sentBy))
    .innerJoin(orders, eq(orders.id, pickupRecipients.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(pickupRecipients.id, recipientId))
  if (!row) return
  const { orderId } = row.recipient
  await revokePickupLinks(tx, recipientId)
  const token = await issueLink(tx, { purpose: 'pickup', days: PICKUP_LINK_DAYS, orderId, recipientId })
  await notifyRecipient(tx, { ...row, link: `${origin}${pickupPaths.pickupLink(token)}` })
}
