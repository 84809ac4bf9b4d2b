import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InboxTab, ThreadContext } from '~/models/deals/inbox'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import {
  inquiries,
  listVehicles,
  offers,
  orderItems,
  projects,
  vehicleBlocks,
  vehiclePhotos,
  vehicles,
} from '~/server/db/schema'

/** Every inquiry about an owner's vehicles, or with null about anybody's, with what its tab and its row depend on. */
export function selectInbox(ownerId: string | null, which?: SQL) {
  return db()
    .select({
      inquiry: inquiries,
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model, zone: vehicles.zone },
      photoId: vehiclePhotos.id,
      offeredAt: offers.createdAt,
      isOver: isOver.mapWith(Boolean),
      isTaken: sql<boolean>`exists (${takenByOthers()})`,
      itemStatus: orderItems.status,
    })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .innerJoin(offers, and(eq(offers.inquiryId, inquiries.id), eq(offers.round, inquiries.round)))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .where(and(ownerId === null ? undefined : eq(vehicles.ownerId, ownerId), which))
    .$dynamic()
}

function takenByOthers(): SQL {
  return sql`select from ${vehicleBlocks} where ${and(
    vehicleBlocks.active.getSQL(),
    eq(vehicleBlocks.vehicleId, inquiries.vehicleId),
    sql`${vehicleBlocks.period} && daterange(${inquiries.bookedFrom}, ${inquiries.bookedTo}, '[]')`,
    sql`(${vehicleBlocks.orderItemId} = ${orderItems.id}) is not true`,
  )}`
}

/** What a row's state depends on beside its negotiation. */
export function threadContextOf(row: { isOver: boolean; itemStatus: StoredItemStatus | null }): ThreadContext {
  return { isOver: row.isOver, orderItem: row.itemStatus }
}

/** How many inquiries are in each tab. */
export async function countInbox(ownerId: string): Promise<Record<InboxTab, number>> {
  const tab = tabNow()
  const rows = await db()
    .select({ tab: sql<InboxTab>`${tab}`.as('tab'), count: sql<number>`count(*)::int` })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(listVehicles, eq(listVehicles.id, inquiries.listVehicleId))
    .innerJoin(projects, eq(projects.id, inquiries.projectId))
    .leftJoin(orderItems, eq(orderItems.inquiryId, inquiries.id))
    .where(eq(vehicles.ownerId, ownerId))
    .groupBy(sql`1`)
  const counts: Record<InboxTab, number> = { 'to-answer': 0, waiting: 0, agreed: 0, closed: 0 }
  for (const row of rows) counts[row.tab] = row.count
  return counts
}

/** The tab of an inquiry, as the inbox model has it. */
export function tabNow(): SQL<InboxTab> {
  return sql<InboxTab>`case
    when ${inquiries.status} = 'agreed' and (${orderItems.status} = 'confirmed' or ${orderItems.id} is null and not ${isOver})
      then 'agreed'
    when ${inquiries.status} <> 'open' or ${isOver} or ${inquiries.deadlineAt} <= ${now().toISOString()}::timestamptz
      then 'closed'
    when ${inquiries.lastOfferBy} = 'renter' then 'to-answer'
    else 'waiting' end`
}

/** The vehicle was taken off its list, or the project is closed. */
const isOver = sql`(${listVehicles.removedAt} is not null or ${projects.status} <> 'active')`
