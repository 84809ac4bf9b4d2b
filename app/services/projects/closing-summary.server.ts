import { and, countDistinct, eq, gt } from 'drizzle-orm'
import type { ClosingSummary } from '~/models/projects/closing'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { cartItems, inquiries, orderItems, orders } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'

/** What closing a project would end, and what goes on. */
export async function closingSummary({ project: { id } }: Membership): Promise<ClosingSummary> {
  const isOpen = and(eq(inquiries.projectId, id), eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  const [going] = await db()
    .select({ many: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.projectId, id), eq(orderItems.status, 'confirmed')))
  return {
    inquiries: await db().$count(inquiries, isOpen),
    cartItems: await db().$count(cartItems, eq(cartItems.projectId, id)),
    orders: going?.many ?? 0,
  }
}
