import { eq } from 'drizzle-orm'
import { db, type Tx } from '~/server/db/client.server'
import { orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

/** For whoever may have an order's agreement sent: 404 to whom the order does not exist, 403 to members who do not lead. */
export async function requireSendable(tx: Tx | null, asker: Account, orderId: number) {
  requireArea(asker, 'orders')
  const [order] = await (tx ?? db()).select({ projectId: orders.projectId }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw notFound()
  const membership = await requireMembership(asker, order.projectId, tx ?? undefined)
  requirePermission('changeOrders', membership)
  return membership
}
