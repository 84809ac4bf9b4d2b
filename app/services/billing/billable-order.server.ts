import { and, eq } from 'drizzle-orm'
import { type Db, db, orders, projects, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export type OrderRef = { orderId: number; projectId: string }

/** Locks an order for billing until the transaction ends. 404 for non-members, 403 without `changeOrders`. */
export async function lockBillable(tx: Tx, asker: Account, ref: OrderRef) {
  await requireBiller(asker, ref, tx)
  await tx.select({ id: orders.id }).from(orders).where(thatOrder(ref)).for('update')
  return readOrder(tx, ref)
}

/** The same without a lock. */
export async function requireBillable(asker: Account, ref: OrderRef) {
  await requireBiller(asker, ref)
  return readOrder(db(), ref)
}

/** An order for members who see prices. 404 for non-members, 403 for others. */
export async function requireBilled(asker: Account, ref: OrderRef) {
  requireArea(asker, 'orders')
  requirePermission('seePrices', await requireMembership(asker, ref.projectId))
  return readOrder(db(), ref)
}

async function requireBiller(asker: Account, { projectId }: OrderRef, tx?: Tx) {
  requireArea(asker, 'orders')
  requirePermission('changeOrders', await requireMembership(asker, projectId, tx))
}

async function readOrder(on: Db | Tx, ref: OrderRef) {
  const [row] = await on
    .select({ order: orders, projectTitle: projects.title })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(thatOrder(ref))
  if (!row) throw notFound()
  return { ...row.order, projectTitle: row.projectTitle }
}

const thatOrder = ({ orderId, projectId }: OrderRef) => and(eq(orders.id, orderId), eq(orders.projectId, projectId))
