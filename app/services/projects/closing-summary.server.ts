import { and, countDistinct, eq, gt, notExists } from 'drizzle-orm'
import type { ClosingSummary } from '~/models/projects/closing'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { cartItems, inquiries, orderItems, orders } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'

/** What closing a project would end, and what goes on. */
export async function closingSummary({ project: { id } }: Membership): Promise<ClosingSummary> {
  const isOpen = and(eq(inquiries.projectId, id), eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  const ordered = db().select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.inquiryId, inquiries.id))
  const isAgreed = and(eq(inquiries.projectId, id), eq(inquiries.status, 'agreed'), notExists(ordered))
  const [going] = await db()
    .select({ many: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.projectId, id), eq(orderItems.status, 'confirmed')))
  return {
    inquiries: await db().$count(inquiries, isOpen),
    agreed: await db().$count(inquiries, isAgreed),
    cartItems: await db().$count(cartItems, eq(cartItems.projectId, id)),
    orders: going?.many ?? 0,
  }
}
