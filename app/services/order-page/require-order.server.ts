import { eq } from 'drizzle-orm'
import { can } from '~/models/trade/access/permissions'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { db, orders, projects } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { membersWho, requireMembership } from '~/services/crew/membership.server'
import { documentsOfOrder } from '~/services/documents/overview/documents-pages.server'
import { sentPickupDetails } from '~/services/pickup/recipients.server'
import { findAgreement } from '~/services/signing/find-agreement.server'
import { viewOfOrder } from './order-view.server'

/**
 * An order as its page shows it to members of its project. 404 for others, and if `projectId` is another project.
 * Amounts are null for members who may not see prices; the pickup place is null until it may be shown.
 */
export async function requireOrder(asker: Account, orderId: number, projectId?: string) {
  requireArea(asker, 'orders')
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!order || (projectId && order.projectId !== projectId)) throw notFound()
  const { project, access } = await requireMembership(asker, order.projectId)
  const { view, lastDay } = await viewOfOrder(order, project, access)
  const { status } = view
  const agreement = await findAgreement(orderId, { email: asker.email, status, access })
  const isSigned = agreement?.status === 'signed'
  return {
    ...view,
    agreement,
    mayBill: status === 'completed' && can('changeOrders', access),
    /** Who may change its rentals, for members who may not, with the number that the order lists, never their own. */
    changedBy: can('changeOrders', access)
      ? []
      : (await membersWho(db(), 'changeOrders', [project.id])).map((member) => ({
          id: member.id,
          name: personName(member),
          phone: isContactOf(order, member) ? normalizePhone(order.phoneNumber) : null,
        })),
    maySendPickup: status === 'placed' && can('sendPickup', access),
    pickupSent: can('sendPickup', access) ? await sentPickupDetails(orderId) : null,
    documents: await documentsOfOrder({ orderId, stagedBy: asker.id, access, lastDay, isSigned, status }),
  }
}

/** An order as its pages show it. */
export type OrderView = Awaited<ReturnType<typeof requireOrder>>

/** Any order, for staff, without the crew's actions. */
export async function requireAnyOrder(asker: Account, orderId: number) {
  requireArea(asker, 'providerDesk')
  const [row] = await db()
    .select({ order: orders, project: projects })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, orderId))
  if (!row) throw notFound()
  return (await viewOfOrder(row.order, row.project, 'staff')).view
}

/** Whether a member is the contact that the order lists. */
function isContactOf({ email }: typeof orders.$inferSelect, member: { email: string }): boolean {
  return member.email.toLowerCase() === email?.toLowerCase()
}
