import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking, Day } from '~/models/trade/days/days'
import { db } from '~/server/db/client.server'
import { orderItems, orders, projects, vehicleBlocks } from '~/server/db/schema'

/** Days of a vehicle that are booked by a production or blocked by the owner with a note. */
export type BookedPeriod = Awaited<ReturnType<typeof bookedPeriods>>[number]

/** The booked and blocked periods of these vehicles within any of these days, earliest first. One query. */
export async function bookedPeriods(vehicleIds: string[], within: readonly Booking[]) {
  if (vehicleIds.length === 0) return []
  const rows = await db()
    .select({
      id: vehicleBlocks.id,
      vehicleId: vehicleBlocks.vehicleId,
      from: sql<Day>`lower(${vehicleBlocks.period})::text`,
      to: sql<Day>`(upper(${vehicleBlocks.period}) - 1)::text`,
      note: vehicleBlocks.note,
      order: { itemId: orderItems.id, id: orders.id },
      project: { title: projects.title, productionCompany: projects.productionCompany },
    })
    .from(vehicleBlocks)
    .leftJoin(orderItems, eq(orderItems.id, vehicleBlocks.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(projects, eq(projects.id, orders.projectId))
    .where(and(vehicleBlocks.active, inArray(vehicleBlocks.vehicleId, vehicleIds), or(...within.map(holdsSome))))
    .orderBy(asc(sql`lower(${vehicleBlocks.period})`))
  return rows.map(({ order, project, ...row }) => ({
    ...row,
    days: formatBookingOfYear(row),
    /** null: the owner's own days. */
    order: order?.itemId && project ? { itemId: order.itemId, id: order.id, ...project } : null,
  }))
}

const holdsSome = ({ from, to }: Booking) => sql`${vehicleBlocks.period} && daterange(${from}::date, ${to}::date, '[]')`
