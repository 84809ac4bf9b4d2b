import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { PICKUP_MESSAGES, recipientStatus } from '~/models/pickup/pickup-messages'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, orders, pickupRecipients, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account, PickupLinkHolder } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { isOrderOver } from './require-pickup-item.server'

/**
 * The recipients of an order's pickup details with their status, for members with `sendPickup`, and the values of a new
 * one with this name.
 */
export async function allRecipients(asker: Account, ref: OrderRef, name = '') {
  const { order, project } = await requireSendableOrder(asker, ref)
  const rows = await db()
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.orderId, order.id))
    .orderBy(asc(pickupRecipients.createdAt), asc(pickupRecipients.id))
  return {
    order,
    project,
    drawnAt: now().getTime(),
    draft: await draftOf(project.id, name),
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

export type Recipients = Awaited<ReturnType<typeof allRecipients>>

/** The recipient with that name who was sent details of an earlier order of the project, else the name alone. */
async function draftOf(projectId: string, name: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const unknown = { firstName, lastName: rest.join(' '), email: '', phoneNumber: '' }
  if (firstName === '') return unknown
  const full = sql`lower(${pickupRecipients.firstName} || ' ' || ${pickupRecipients.lastName} || ' ')`
  const [known] = await db()
    .select({
      firstName: pickupRecipients.firstName,
      lastName: pickupRecipients.lastName,
      email: pickupRecipients.email,
      phone: pickupRecipients.phone,
    })
    .from(pickupRecipients)
    .innerJoin(orders, and(eq(orders.id, pickupRecipients.orderId), eq(orders.projectId, projectId)))
    .where(sql`starts_with(${full}, ${`${[firstName, ...rest].join(' ').toLowerCase()} `})`)
    .orderBy(desc(pickupRecipients.sentAt))
    .limit(1)
  if (!known) return unknown
  const { phone, ...person } = known
  return { ...person, phoneNumber: normalizePhone(phone)?.shown ?? phone }
}

export type OrderRef = { orderId: number; projectId: string }

/**
 * An order for members with `sendPickup`. 404 for non-members or another project, 403 for other members. In a
 * transaction the order is locked, which serializes concurrent sends.
 */
export async function requireSendableOrder(asker: Account, { orderId, projectId }: OrderRef, tx?: Tx) {
  const found = (tx ?? db()).select().from(orders).where(eq(orders.id, orderId))
  const [order] = tx ? await found.for('no key update') : await found
  if (order?.projectId !== projectId) throw notFound()
  const membership = await requireMembership(asker, projectId, tx)
  requirePermission('sendPickup', membership)
  const { id, title } = membership.project
  return { order: { id: orderId, isOver: await isOrderOver(orderId, tx) }, project: { id, title } }
}

export type RecipientRef = OrderRef & { recipientId: string }

/** A recipient, with the locked order. 404 for a recipient of another order. */
export async function lockRecipient(tx: Tx, asker: Account, ref: RecipientRef) {
  const { order } = await requireSendableOrder(asker, ref, tx)
  const [recipient] = await tx
    .select()
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.id, ref.recipientId), eq(pickupRecipients.orderId, order.id)))
  if (!recipient) throw notFound()
  return { order, recipient }
}

/** The recipient confirms that they got the details. Idempotent. */
export function confirmPickup({ recipientId }: PickupLinkHolder): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    const { openedAt, confirmedAt } = pickupRecipients
    const at = now()
    await tx
      .update(pickupRecipients)
      .set({ openedAt: sql`coalesce(${openedAt}, ${at})`, confirmedAt: sql`coalesce(${confirmedAt}, ${at})` })
      .where(eq(pickupRecipients.id, recipientId))
    return { ok: true }
  })
}

/** Records that the recipient has seen the page. Called by a script of the page, because link scanners also open it. */
export function markPickupOpened({ recipientId }: PickupLinkHolder): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    await tx
      .update(pickupRecipients)
      .set({ openedAt: now() })
      .where(and(eq(pickupRecipients.id, recipientId), isNull(pickupRecipients.openedAt)))
    return { ok: true }
  })
}
