import { and, eq, ne, sql } from 'drizzle-orm'
import type { Budget } from '~/models/orders/budget'
import { db, orderItems, orders, projects } from '~/server/db/client.server'

/** A project's budget and the total of its orders with tax; null if none is set. No access check: callers authorize. */
export async function findBudget(projectId: string): Promise<Budget | null> {
  const [row] = await db()
    .select({
      budget: projects.budgetCents,
      committed: sql<number>`coalesce(sum(${orderItems.priceCents} + ${orderItems.taxCents}), 0)`.mapWith(Number),
    })
    .from(projects)
    .leftJoin(orders, eq(orders.projectId, projects.id))
    .leftJoin(orderItems, and(eq(orderItems.orderId, orders.id), ne(orderItems.status, 'cancelled')))
    .where(eq(projects.id, projectId))
    .groupBy(projects.id)
  if (!row || row.budget === null) return null
  return { budget: row.budget, committed: row.committed }
}
