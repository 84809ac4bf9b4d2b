import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type OwnerOrderTab, ownerOrderBadge } from '~/models/owner/owner-orders'
import { agreementBadge } from '~/models/signing/agreement-badges'
import { formatBookingOfYear, formatDayCount } from '~/models/trade/days/day-words'
import { countDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { agreements, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { isPhotographed } from '~/services/orders/item-columns.server'

/** Every booking of an owner's vehicles, in whatever order. */
export function selectOwnerOrders(ownerId: string, which?: SQL) {
  return db()
    .select({
      item: orderItems,
      orderId: orders.id,
      orderedAt: orders.createdAt,
      project: { title: projects.title, productionCompany: projects.productionCompany },
      vehicle: vehicles,
      agreement: agreements.status,
      photoId: firstPhotoId,
      isPhotographed,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .leftJoin(agreements, and(eq(agreements.orderId, orders.id), ne(agreements.status, 'replaced')))
    .where(and(eq(vehicles.ownerId, ownerId), which))
    .$dynamic()
}

export type OwnerOrderRow = ReturnType<typeof ownerOrderRow>

/** A booking as the list and the top of its page show it; the rate is cents for all its days before tax, null where nothing is owed. */
export function ownerOrderRow(row: Awaited<ReturnType<typeof selectOwnerOrders>>[number]) {
  const { item, vehicle, photoId } = row
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const today = todayIn(vehicle.zone, now())
  return {
    id: item.id,
    orderId: row.orderId,
    title: vehicleTitle(vehicle),
    picture: photoId ? photoUrls(photoId) : null,
    project: row.project,
    days: formatBookingOfYear(booking),
    dayCount: formatDayCount(countDays(booking)),
    rate: item.status === 'cancelled' ? null : item.priceCents,
    badge: ownerOrderBadge({ status: item.status, booking }, today),
    /** Nobody signs what was cancelled. */
    agreement: row.agreement && item.status !== 'cancelled' ? agreementBadge(row.agreement) : null,
  }
}

/** The tab of a booking, as the model has it. */
export function orderTabNow(): SQL<OwnerOrderTab> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  return sql<OwnerOrderTab>`case
    when ${orderItems.status} <> 'confirmed' then 'past'
    when ${today} < ${orderItems.bookedFrom} then 'upcoming'
    when ${today} > ${orderItems.bookedTo} then 'overdue'
    else 'running' end`
}
