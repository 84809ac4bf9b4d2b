import { and, asc, count, desc, eq, isNull, max, ne, sql } from 'drizzle-orm'
import { personChoices } from '~/models/crew/person-choices'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { PICKUP_MESSAGES, recipientStatus } from '~/models/pickup/pickup-messages'
import { formatDayOfYear } from '~/models/trade/days/day'
import { formatInstant, formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { isEmail, normalizePhone, personName } from '~/models/trade/fields/person'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, orderItems, orders, pickupRecipients, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account, PickupLinkHolder } from '~/server/session/asker.server'
import { knownMembers } from '~/services/crew/known-members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { itemColumns } from '~/services/orders/select-booked.server'
import { isOrderOver } from './require-pickup-item.server'

/**
 * The recipients of an order's pickup details with their status, for members with `sendPickup`; whom else to choose;
 * what is picked up when; and the values of a new recipient with this email or name.
 */
export async function allRecipients(asker: Account, ref: OrderRef, to = '') {
  const { order, project } = await requireSendableOrder(asker, ref)
  const rows = await db()
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.orderId, order.id))
    .orderBy(asc(pickupRecipients.createdAt), asc(pickupRecipients.id))
  const people = await pickupPeople(project.id)
  const draft = draftOf(people, to.trim())
  const sent = new Set(rows.map((row) => row.email))
  return {
    order,
    project,
    vehicles: await bookedVehicles(order.id),
    drawnAt: now().getTime(),
    draft,
    choices: personChoices(
      people.filter(({ email }) => !sent.has(email)),
      draft.email,
    ),
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

/** The vehicles of an order with their first days. */
async function bookedVehicles(orderId: number) {
  const items = await db()
    .select(itemColumns)
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(eq(orderItems.orderId, orderId), ne(orderItems.status, 'cancelled')))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return items.map((item) => ({ id: item.id, title: vehicleTitle(item), from: formatDayOfYear(item.from) }))
}

/** To how many people the pickup details of an order were sent, and when last; null if to nobody yet. */
export async function sentPickupDetails(orderId: number) {
  const [sent] = await db()
    .select({ people: count(), last: max(pickupRecipients.sentAt) })
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.orderId, orderId), isNull(pickupRecipients.revokedAt)))
  return sent?.last ? { people: sent.people, last: formatInstantOfYear(sent.last, HOME_ZONE) } : null
}

export type Recipients = Awaited<ReturnType<typeof allRecipients>>

/** How many earlier recipients of a project are considered. */
const MAX_CONSIDERED = 50

type Draft = { firstName: string; lastName: string; email: string; phoneNumber: string }

/** The person with that email, the first one with that name, or a new one of that email or name. */
function draftOf(people: readonly Draft[], to: string): Draft {
  const [firstName = '', ...rest] = to.split(/\s+/)
  const unknown = { firstName, lastName: rest.join(' '), email: '', phoneNumber: '' }
  if (firstName === '') return unknown
  const text = to.toLowerCase()
  const name = `${[firstName, ...rest].join(' ').toLowerCase()} `
  const known =
    people.find(({ email }) => email === text) ??
    people.find((person) => `${person.firstName} ${person.lastName} `.toLowerCase().startsWith(name))
  if (known) return known
  return isEmail(to) ? { firstName: '', lastName: '', email: to, phoneNumber: '' } : unknown
}

/**
 * Whom pickup details of the project's orders were sent to, the latest first, then its other members except viewers,
 * whose phone numbers other members never see.
 */
export async function pickupPeople(projectId: string): Promise<Draft[]> {
  const { firstName, lastName, email, phone } = pickupRecipients
  const earlier = await db()
    .select({ firstName, lastName, email, phone })
    .from(pickupRecipients)
    .innerJoin(orders, and(eq(orders.id, pickupRecipients.orderId), eq(orders.projectId, projectId)))
    .orderBy(desc(pickupRecipients.sentAt))
    .limit(MAX_CONSIDERED)
  const members = await knownMembers(projectId)
  const people = [
    ...earlier.map(({ phone, ...person }) => ({ ...person, phoneNumber: normalizePhone(phone)?.shown ?? phone })),
    ...members.map((member) => ({ ...member, phoneNumber: '' })),
  ].map((person) => ({ ...person, email: person.email.toLowerCase() }))
  return people.filter(({ email }, place) => people.findIndex((other) => other.email === email) === place)
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
