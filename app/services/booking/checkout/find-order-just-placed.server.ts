import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { carts, orders, projectMembers } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'

/**
 * The order that emptied the asker's cart, as long as nothing has happened to the cart since and its project is still
 * theirs to see; null when there is none.
 */
export async function findOrderJustPlaced(asker: Account): Promise<number | null> {
  requireArea(asker, 'cart')
  const [order] = await db()
    .select({ id: orders.id })
    .from(carts)
    .innerJoin(orders, and(eq(orders.placedBy, carts.accountId), eq(orders.cartRevision, sql`${carts.revision} - 1`)))
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, orders.projectId), eq(projectMembers.accountId, carts.accountId)),
    )
    .where(eq(carts.accountId, asker.id))
  return order?.id ?? null
}
