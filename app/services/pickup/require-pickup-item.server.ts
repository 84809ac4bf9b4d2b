import { and, eq } from 'drizzle-orm'
import { orderLink } from '~/models/trade/addresses/order-link'
import { ownerPaths } from '~/models/trade/paths/owner'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { db, orderItems, orders, pickupRecipients, projects, type Tx, vehicles } from '~/server/db/client.server'
import { gone, notFound } from '~/server/errors.server'
import {
  type Account,
  type CrewAccess,
  type PickupAccess,
  type PickupLinkHolder,
  requireArea,
} from '~/server/session/asker.server'
import { findMembership } from '~/services/crew/membership.server'
import { selectBooked } from '~/services/orders/select-booked.server'

/** The columns with who did something at a pickup: an account or a link recipient. */
export type PickupPerson = { accountId: string; recipientId: null } | { accountId: null; recipientId: string }

/**
 * A booked vehicle for either side, and who is asking. 404 without access and for items of other orders or owners, 410
 * for a revoked link. In a transaction the item is locked, which serializes concurrent writes.
 */
export async function requirePickupItem(access: PickupAccess & { orderItemId: string }, tx?: Tx) {
  const by = access.kind === 'owner' ? ownerPerson(access.account) : (await requirePickupOrder(access, tx)).by
  const isTheirs =
    access.kind === 'owner' ? eq(vehicles.ownerId, access.account.id) : eq(orderItems.orderId, access.orderId)
  const found = selectBooked(tx ?? db()).where(and(eq(orderItems.id, access.orderItemId), isTheirs))
  const [row] = tx ? await found.for('no key update', { of: orderItems }) : await found
  if (!row) throw notFound()
  return { ...row, by }
}

/**
 * An order for members of its project in any role and for holders of a link to its pickup details. 404 for others, 410
 * for a revoked link. Someone who is both counts as a member. In a transaction the membership or the link is
 * share-locked, so it cannot be ended concurrently.
 */
export async function requirePickupOrder(access: CrewAccess, tx?: Tx) {
  const [found] = await (tx ?? db())
    .select({
      order: { id: orders.id, projectTitle: projects.title, company: orders.productionCompanyName },
      project: { id: projects.id, title: projects.title },
    })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, access.orderId))
  const by = found && (await crewPerson(access, found.project.id, tx))
  if (found && !by && access.kind === 'member' && access.hasExpiredLink) throw gone()
  if (!found || !by) throw notFound()
  return { order: found.order, project: found.project, by }
}

/** What `pickupGone` needs to know about the asker and the order. */
type GoneFrom = { by: PickupPerson; orderId: number; project: { id: string; title: string }; orderItemId?: string }

/** The 410 for a pickup that is over: members get a link to the order, owners to their order page. */
export function pickupGone(access: PickupAccess, { by, orderId, project, orderItemId = '' }: GoneFrom) {
  if (access.kind === 'owner') return gone({ to: ownerPaths.ownerOrder(orderItemId), label: 'Go to the order' })
  return gone(by.accountId && access.account ? orderLink(access.account.role, { orderId, project }) : null)
}

function ownerPerson(account: Account): PickupPerson {
  requireArea(account, 'ownerDesk')
  return { accountId: account.id, recipientId: null }
}

async function crewPerson(access: CrewAccess, projectId: string, tx?: Tx): Promise<PickupPerson | null> {
  const { account } = access
  if (access.kind === 'member' && access.area) requireArea(access.account, access.area)
  if (account && (await findMembership(account, projectId, tx))) return { accountId: account.id, recipientId: null }
  return access.kind === 'link' ? recipientPerson(access, tx) : null
}

async function recipientPerson({ orderId, recipientId }: PickupLinkHolder, tx?: Tx): Promise<PickupPerson | null> {
  const found = (tx ?? db())
    .select({ revokedAt: pickupRecipients.revokedAt })
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.id, recipientId), eq(pickupRecipients.orderId, orderId)))
  const [recipient] = tx ? await found.for('share') : await found
  if (recipient?.revokedAt) throw gone()
  return recipient ? { accountId: null, recipientId } : null
}

/** The asker for rate limits, and for the origin of links in messages. */
export const askerOf = (access: PickupAccess): Account | PickupLinkHolder =>
  access.kind === 'link' ? (access.account ?? access) : access.account

/** Whether every vehicle of an order was completed or cancelled. */
export async function isOrderOver(orderId: number, tx?: Tx): Promise<boolean> {
  const items = await (tx ?? db())
    .select({ status: orderItems.status })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  return orderStatus(items.map(({ status }) => status)) !== 'placed'
}

/** 410 for link holders once the order is over. Members keep access. */
export async function requireLinkOpen({ recipientId }: PickupPerson, orderId: number): Promise<void> {
  if (recipientId && (await isOrderOver(orderId))) throw gone()
}

/** The recipient row of a link holder; null for accounts. */
export async function findRecipient({ recipientId }: PickupPerson, tx?: Tx) {
  if (recipientId === null) return null
  const [recipient] = await (tx ?? db()).select().from(pickupRecipients).where(eq(pickupRecipients.id, recipientId))
  return recipient ?? null
}
