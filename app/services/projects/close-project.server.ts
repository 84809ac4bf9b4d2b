import { and, count, countDistinct, eq, gt } from 'drizzle-orm'
import type { ClosingSummary } from '~/models/projects/closing'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { isClosedTo } from '~/models/trade/access/permissions'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { cartItems, db, inquiries, orderItems, orders, projects, transact, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { emptyCarts } from '~/services/booking/cart/remove-from-cart.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { hasFreeDays, isBookable } from '~/services/deals/inquiry-state.server'
import { withdrawInquiries } from '~/services/deals/withdraw-inquiries.server'

/**
 * Closes a project permanently. It becomes read-only and nothing is deleted. Open inquiries are withdrawn and their
 * owners emailed, its vehicles are removed from carts, orders continue. Idempotent.
 */
export function closeProject(asker: Account, projectId: string): Promise<Outcome> {
  return transact(PROJECT_FORM_MESSAGES.closeFailed, async (tx) => {
    // lock first: waits for concurrent writes in the project, and later ones find it closed
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update')
    const membership = await requireMembership(asker, projectId, tx)
    if (isClosedTo('closeProject', membership.access)) return { ok: true }
    requirePermission('closeProject', membership)
    await tx.update(projects).set({ status: 'inactive', closedAt: now() }).where(eq(projects.id, projectId))
    await withdrawInquiries(tx, asker, projectId)
    await emptyCarts(tx, projectId)
    await recordActivity(tx, asker, { kind: 'project-closed', projectId, subject: {} })
    return { ok: true }
  })
}

/** Counts what closing a project would end and what would continue. */
export async function closingSummary({ project: { id } }: Membership): Promise<ClosingSummary> {
  const isOpen = and(eq(inquiries.projectId, id), eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  const [agreed] = await db()
    .select({ many: count() })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(and(eq(inquiries.projectId, id), isBookable(), hasFreeDays()))
  const [going] = await db()
    .select({ many: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.projectId, id), eq(orderItems.status, 'confirmed')))
  return {
    inquiries: await db().$count(inquiries, isOpen),
    agreed: agreed?.many ?? 0,
    cartItems: await db().$count(cartItems, eq(cartItems.projectId, id)),
    orders: going?.many ?? 0,
  }
}
