import { and, eq } from 'drizzle-orm'
import { db, type Tx } from '~/server/db/client.server'
import { orders, pickupRecipients, projects } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import type { PickupLinkHolder, PickupReader } from '~/server/session/asker.server'
import { findMembership } from '~/services/crew/membership.server'

/** Somebody at a pickup: a member of the crew, or whoever was sent the link. */
export type PickupPerson = { accountId: string; recipientId: null } | { accountId: null; recipientId: string }

/**
 * An order for members of its project, whatever their role, and for whoever holds the link to its pickup details; 404 to
 * everybody else, 410 once the link was taken back. Who is both stands there as a member. In a transaction they stay that
 * until it ends: whoever removes the member or takes the link back waits, or was here first.
 */
export async function requirePickupAccess(reader: PickupReader, orderId: number, tx?: Tx) {
  const [found] = await (tx ?? db())
    .select({
      order: { id: orders.id, projectTitle: projects.title, company: orders.productionCompanyName },
      projectId: projects.id,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, orderId))
  const person = found && (await personAt(reader, { orderId, projectId: found.projectId }, tx))
  if (found && !person && reader.overLinkTo === orderId) throw gone()
  if (!found || !person) throw notFound()
  return { ...found.order, person }
}

type At = { orderId: number; projectId: string }

async function personAt({ account, holder }: PickupReader, at: At, tx?: Tx): Promise<PickupPerson | null> {
  if (account && (await findMembership(account, at.projectId, tx))) return { accountId: account.id, recipientId: null }
  if (holder?.orderId !== at.orderId) return null
  await refuseRevoked(holder, tx)
  return { accountId: null, recipientId: holder.recipientId }
}

async function refuseRevoked({ orderId, recipientId }: PickupLinkHolder, tx?: Tx): Promise<void> {
  const found = (tx ?? db())
    .select({ revokedAt: pickupRecipients.revokedAt })
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.id, recipientId), eq(pickupRecipients.orderId, orderId)))
  const [recipient] = await (tx ? found.for('share') : found)
  if (!recipient || recipient.revokedAt) throw gone()
}

/** How far whoever was sent the link has come with it; null for members of the crew. */
export async function findRecipient({ recipientId }: PickupPerson, tx?: Tx) {
  if (recipientId === null) return null
  const [recipient] = await (tx ?? db()).select().from(pickupRecipients).where(eq(pickupRecipients.id, recipientId))
  return recipient ?? null
}
