import { and, count, countDistinct, eq, gt } from 'drizzle-orm'
import type { ClosingSummary } from '~/models/projects/closing'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { cartItems, inquiries, orderItems, orders, vehicles } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'
import { isBookable } from '~/services/deals/inquiry-state.server'

/** What closing a project would end, and what goes on. */
export async function closingSummary({ project: { id } }: Membership): Promise<ClosingSummary> {
  const isOpen = and(eq(inquiries.projectId, id), eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now()))
  const [agreed] = await db()
    .select({ many: count() })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(and(eq(inquiries.projectId, id), isBookable()))
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
