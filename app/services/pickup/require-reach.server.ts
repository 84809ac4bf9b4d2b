import { and, eq } from 'drizzle-orm'
import { db, type Tx } from '~/server/db/client.server'
import { orders, pickupRecipients, projectMembers, projects } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { PickupReader } from '~/server/session/asker.server'

/** Somebody at a pickup: a member of the crew, or whoever was sent the link. */
export type PickupPerson = { accountId: string; recipientId: null } | { accountId: null; recipientId: string }

/**
 * An order for members of its project, whatever their role, and for whoever holds the link to its pickup details; 404 to
 * everybody else. Who is both stands there as a member.
 */
export async function requireReach(reader: PickupReader, orderId: number) {
  const [order] = await db()
    .select({ id: orders.id, projectTitle: projects.title, company: orders.productionCompanyName })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, orderId))
  const person = order && (await personAt(reader, orderId))
  if (!order || !person) throw notFound()
  return { ...order, person }
}

async function personAt({ account, holder }: PickupReader, orderId: number): Promise<PickupPerson | null> {
  if (account && (await isOfCrew(account.id, orderId))) return { accountId: account.id, recipientId: null }
  return holder?.orderId === orderId ? { accountId: null, recipientId: holder.recipientId } : null
}

async function isOfCrew(accountId: string, orderId: number): Promise<boolean> {
  const [member] = await db()
    .select({ id: projectMembers.accountId })
    .from(orders)
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, orders.projectId), eq(projectMembers.accountId, accountId)),
    )
    .where(eq(orders.id, orderId))
  return member !== undefined
}

/** How far whoever was sent the link has come with it; null for members of the crew. */
export async function findRecipient({ recipientId }: PickupPerson, tx?: Tx) {
  if (recipientId === null) return null
  const [recipient] = await (tx ?? db()).select().from(pickupRecipients).where(eq(pickupRecipients.id, recipientId))
  return recipient ?? null
}
