import { and, eq } from 'drizzle-orm'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { orders, projectMembers, projects } from '../db/schema'
import { notFound } from '../web/errors.server'

/** An order of one of the account's projects, whatever the account's role; 404 otherwise. */
export async function requireOrder(account: Renter, orderId: number): Promise<{ id: number; projectTitle: string }> {
  const [order] = await db()
    .select({ id: orders.id, projectTitle: projects.title })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, orders.projectId), eq(projectMembers.accountId, account.id)),
    )
    .where(eq(orders.id, orderId))
  if (!order) throw notFound()
  return order
}
