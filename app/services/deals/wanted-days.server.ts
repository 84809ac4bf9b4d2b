import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { Booking } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { inquiries, listVehicles, orderItems, projects, vehicleBlocks, vehicles } from '~/server/db/schema'
import { isAgreedAhead } from './inquiry-state.server'

/** Days of a vehicle that crews ask for, have agreed on or have in a cart. */
export type WantedDays = Awaited<ReturnType<typeof wantedDays>>[number]

/** Days of a vehicle that an order item or a block of its owner reserves, or reserved until now. */
export type BlockedDays = { vehicleId: string; days: Booking } & ({ orderItemId: string } | { blockId: string })

/**
 * The inquiries that are open or agreed, and not ordered, about some of these days, whatever the project. isTaken:
 * some of their days are reserved by others.
 */
export async function wantedDays(tx: Tx, blocked: readonly BlockedDays[]) {
  if (blocked.length === 0) return []
  const rows = await tx
    .select({
      inquiryId: inquiries.id,
      status: inquiries.status,
      from: inquiries.bookedFrom,
      to: inquiries.bookedTo,
      isTaken: sql<boolean>`exists (${takenByOthers(blocked)})`,
      listVehicleId: inquiries.listVehicleId,
      project: { id: projects.id, title: projects.title },
      vehicle: { id: vehicles.id, year: vehicles.year, make: vehicles.make, model: vehicles.model },
    })
    .from(inquiries)
    .innerJoin(listVehicles, and(eq(listVehicles.id, inquiries.listVehicleId), isNull(listVehicles.removedAt)))
    .innerJoin(projects, and(eq(projects.id, inquiries.projectId), eq(projects.status, 'active')))
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .where(and(isNull(orderItems.id), isLive(), or(...blocked.map(wantsSome))))
    .orderBy(inquiries.projectId, inquiries.bookedFrom, inquiries.id)
  return rows.map(({ from, to, vehicle, ...row }) => ({
    ...row,
    vehicleId: vehicle.id,
    title: vehicleTitle(vehicle),
    booking: { from, to },
  }))
}

/** Open until its deadline; agreed until its first day has passed. */
function isLive(): SQL | undefined {
  return or(and(eq(inquiries.status, 'open'), gt(inquiries.deadlineAt, now())), isAgreedAhead())
}

const wanted = sql`daterange(${inquiries.bookedFrom}, ${inquiries.bookedTo}, '[]')`

const wantsSome = ({ vehicleId, days }: BlockedDays) =>
  and(eq(inquiries.vehicleId, vehicleId), sql`${wanted} && daterange(${days.from}::date, ${days.to}::date, '[]')`)

function takenByOthers(blocked: readonly BlockedDays[]): SQL {
  const items = blocked.flatMap((days) => ('orderItemId' in days ? [days.orderItemId] : []))
  const blocks = blocked.flatMap((days) => ('blockId' in days ? [days.blockId] : []))
  return sql`select from ${vehicleBlocks} where ${and(
    vehicleBlocks.active.getSQL(),
    eq(vehicleBlocks.vehicleId, inquiries.vehicleId),
    sql`${vehicleBlocks.period} && ${wanted}`,
    sql`(${or(inArray(vehicleBlocks.orderItemId, items), inArray(vehicleBlocks.id, blocks))}) is not true`,
  )}`
}
