import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { nearDay } from '~/models/trade/days/near-day'
import { todayIn } from '~/models/trade/days/zones'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { db, orderItems, orders, vehicles } from '~/server/db/client.server'

/** Of an order; `isDelivered`: its owner brings the vehicle. */
export type NextPickup = { orderId: number; day: string; isDelivered: boolean }

/** The next pickup or delivery of each of these projects, if any, today's included. One query for any number. */
export async function nextPickups(projectIds: string[]): Promise<Map<string, NextPickup>> {
  if (projectIds.length === 0) return new Map()
  const at = now()
  const today = sql`(${at.toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  const rows = await db()
    .selectDistinctOn([orders.projectId], {
      projectId: orders.projectId,
      orderId: orders.id,
      from: orderItems.bookedFrom,
      zone: vehicles.zone,
      pickupPreference: vehicles.pickupPreference,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(
      and(inArray(orders.projectId, projectIds), eq(orderItems.status, 'confirmed'), gte(orderItems.bookedFrom, today)),
    )
    .orderBy(asc(orders.projectId), asc(orderItems.bookedFrom), asc(orders.id))
  return new Map(
    rows.map(({ projectId, orderId, from, zone, ...vehicle }) => [
      projectId,
      { orderId, day: nearDay(from, todayIn(zone, at)), isDelivered: ownerDelivers(vehicle) },
    ]),
  )
}
