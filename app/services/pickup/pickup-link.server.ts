import { and, asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { PICKUP_LINK_DAYS, PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { personName } from '~/models/trade/fields/person'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { PRODUCT } from '~/models/trade/product'
import { numberWord } from '~/models/trade/words/text'
import { now } from '~/server/clock.server'
import { accounts, orderItems, orders, pickupRecipients, projects, type Tx } from '~/server/db/client.server'
import { writeSms } from '~/server/mail/sms.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { issueLink, revokePickupLinks } from '~/server/session/links.server'
import { bookedView, selectBooked } from '~/services/orders/select-booked.server'
import { isOrderOver } from './require-pickup-item.server'

/** Sends a new link in the place of one that did not arrive, unless it was taken back or the order is over meanwhile. */
export async function reissuePickupLink(tx: Tx, recipientId: string, origin: string): Promise<Outcome> {
  const [recipient] = await tx
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.id, recipientId))
    .for('no key update')
  if (!recipient || recipient.revokedAt) return refused('recipient-revoked', PICKUP_MESSAGES.isRevoked)
  if (await isOrderOver(recipient.orderId, tx)) return refused('pickup-is-over', PICKUP_MESSAGES.orderIsOver)
  await tx.update(pickupRecipients).set({ sentAt: now() }).where(eq(pickupRecipients.id, recipientId))
  await issuePickupLink(tx, recipientId, origin)
  return { ok: true }
}

/**
 * Sends somebody, by mail and text message, a new link to the pickup details of their order; those before work no more.
 * Each link is a pair of messages of its own.
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
  const { recipient, sender, project } = row
  const { orderId } = recipient
  await revokePickupLinks(tx, recipientId)
  const token = await issueLink(tx, { purpose: 'pickup', days: PICKUP_LINK_DAYS, orderId, recipientId })
  const link = `${origin}${pickupPaths.pickupLink(token)}`
  const subject = `Pickup details for order #${orderId}, ${project.title}`
  const message = { secret: { kind: 'pickup-link', of: recipientId }, key: `pickup-link/${link}` } as const
  await writeMail(tx, {
    type: 'pickup-link',
    to: recipient,
    subject,
    parts: [
      `${personName(sender)} of ${project.productionCompany} has assigned you a pickup:`,
      { items: await vehiclesToFetch(tx, orderId) },
      `Where each vehicle is parked and who to call will be shown from ${numberWord(PICKUP_NOTICE_DAYS)} days before its first day.`,
    ],
    href: link,
    notes: ["It opens on any phone, no account needed. This link is just for you. Please don't forward it."],
    ...message,
  })
  await writeSms(tx, { to: recipient.phone, text: `${PRODUCT}: ${subject}: ${link}`, ...message })
}

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026', one each. */
async function vehiclesToFetch(tx: Tx, orderId: number): Promise<string[]> {
  const rows = await selectBooked(tx)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.status, 'confirmed')))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map((row) => `${vehicleTitle(row.vehicle)}, ${bookedView(row).days}`)
}
