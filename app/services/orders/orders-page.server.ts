import { and, desc, eq, lt } from 'drizzle-orm'
import { can } from '~/models/trade/access/permissions'
import { db, orders } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { orderRows } from './order-rows.server'

const PAGE = 50

/** A keyset page of a project's orders, newest first: `before` is the number of the last one on the previous page. */
export async function ordersPage(asker: Account, projectId: string, before?: number) {
  requireArea(asker, 'orders')
  const { project, access } = await requireMembership(asker, projectId)
  const found = await db()
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const shown = found.slice(0, PAGE)
  return {
    project: { id: project.id, title: project.title },
    maySendPickup: can('sendPickup', access),
    mayOpenDocuments: can('seePrices', access),
    orders: await orderRows(shown.map((order) => ({ ...order, access }))),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}
