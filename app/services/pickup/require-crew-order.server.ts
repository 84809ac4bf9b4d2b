import { and, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { orders, projectMembers, projects } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'

/** An order of one of the account's projects, whatever the account's role; 404 otherwise. */
export async function requireCrewOrder(asker: Account, orderId: number): Promise<{ id: number; projectTitle: string }> {
  const [order] = await db()
    .select({ id: orders.id, projectTitle: projects.title })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, orders.projectId), eq(projectMembers.accountId, asker.id)),
    )
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  return order
}
