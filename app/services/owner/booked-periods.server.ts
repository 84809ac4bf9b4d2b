import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Booking, type Day, formatBookingOfYear } from '~/models/trade/days/day'
import { type Db, db, orderItems, orders, projects, type Tx, vehicleBlocks } from '~/server/db/client.server'

/** Columns for queries with `vehicleBlocks`: first and last day. */
export const periodColumns = {
  from: sql<Day>`lower(${vehicleBlocks.period})::text`,
  to: sql<Day>`(upper(${vehicleBlocks.period}) - 1)::text`,
}

/**
 * Days of a vehicle that are booked by a production, or blocked: by its owner with a note, a vacation or a calendar.
 */
export type BookedPeriod = Awaited<ReturnType<typeof bookedPeriods>>[number]

/** The booked and blocked periods of these vehicles within any of these days, earliest first. One query. */
export async function bookedPeriods(vehicleIds: string[], within: readonly Booking[]) {
  if (vehicleIds.length === 0) return []
  const rows = await db()
    .select({
      id: vehicleBlocks.id,
      vehicleId: vehicleBlocks.vehicleId,
      kind: vehicleBlocks.kind,
      ...periodColumns,
      note: vehicleBlocks.note,
      order: { itemId: orderItems.id, id: orders.id },
      project: { title: projects.title, productionCompany: projects.productionCompany },
    })
    .from(vehicleBlocks)
    .leftJoin(orderItems, eq(orderItems.id, vehicleBlocks.orderItemId))
    .leftJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(projects, eq(projects.id, orders.projectId))
    .where(and(vehicleBlocks.active, inArray(vehicleBlocks.vehicleId, vehicleIds), or(...within.map(holdsSome))))
    .orderBy(asc(periodColumns.from))
  return rows.map(({ order, project, ...row }) => ({
    ...row,
    days: formatBookingOfYear(row),
    /** Only for kind 'order'. */
    order: order?.itemId && project ? { itemId: order.itemId, id: order.id, ...project } : null,
  }))
}

/** The blocks of a vehicle within these days, of every kind, earliest first. */
export function blocksWithin(on: Db | Tx, vehicleId: string, within: Booking) {
  const { id, kind, note, orderItemId, createdAt } = vehicleBlocks
  return on
    .select({ id, kind, note, orderItemId, createdAt, ...periodColumns })
    .from(vehicleBlocks)
    .where(and(vehicleBlocks.active, eq(vehicleBlocks.vehicleId, vehicleId), holdsSome(within)))
    .orderBy(asc(periodColumns.from))
}

/** Condition: the block overlaps these days. */
export const holdsSome = ({ from, to }: Booking) =>
  sql`${vehicleBlocks.period} && daterange(${from}::date, ${to}::date, '[]')`

/** How many periods of a vehicle its owner has ever blocked: the attempt number of the next one. */
export function countOwnerDays(vehicleId: string): Promise<number> {
  return db().$count(vehicleBlocks, and(eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.kind, 'owner')))
}
