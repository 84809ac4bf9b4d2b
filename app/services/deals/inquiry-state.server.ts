import { and, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Negotiation } from '~/models/deals/negotiation'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { Booking } from '~/models/trade/days/day'
import { now } from '~/server/clock.server'
import {
  inquiries,
  listVehicles,
  orderItems,
  projects,
  type Tx,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'

type Stored = Pick<typeof inquiries.$inferSelect, 'status' | 'round' | 'lastOfferBy' | 'closedBy' | 'deadlineAt'>

/** The columns that decide whose turn it is. */
export function negotiationOf({ status, round, lastOfferBy, closedBy, deadlineAt }: Stored): Negotiation {
  return { status, round, lastOfferBy, closedBy, deadlineAt }
}

/** Agreed, and the first day has not passed in the vehicle's time zone. The query has to join `vehicles`. */
function isAgreedAhead(): SQL | undefined {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  return and(eq(inquiries.status, 'agreed'), gte(inquiries.bookedFrom, today))
}

/** The same, but not ordered: a rate that can still be booked while its days are free. */
export function isBookable(): SQL | undefined {
  const ordered = sql`select from ${orderItems} where ${eq(orderItems.inquiryId, inquiries.id)}`
  return and(isAgreedAhead(), sql`not exists (${ordered})`)
}

/** None of the days of an agreed inquiry that was not ordered are taken. */
export const hasFreeDays = (): SQL => sql`not exists (${takenByOthers([])})`

/** Ends an agreed inquiry once its rental is over. Keeps who agreed and when. */
export async function endInquiry(tx: Tx, inquiryId: string): Promise<void> {
  await tx
    .update(inquiries)
    .set({ status: 'ended' })
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.status, 'agreed')))
}

/** Days of a vehicle in an open or agreed inquiry, in a cart or not. */
export type WantedDays = Awaited<ReturnType<typeof wantedDays>>[number]

/** Days of a vehicle that an order item or an owner's block reserves, or has just released. */
export type BlockedDays = { vehicleId: string; days: Booking } & ({ orderItemId: string } | { blockId: string })

/**
 * The open or agreed inquiries of all projects that overlap these days and were not ordered. isTaken: some of their
 * days are also blocked by something else than `blocked`.
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
