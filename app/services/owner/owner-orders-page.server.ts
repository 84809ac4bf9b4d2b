import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { handoverMark, type OwnerOrderTab, ownerOrderBadge, ownerOrderTabOf } from '~/models/owner/owner-orders'
import { agreementBadge } from '~/models/signing/agreement-status'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { db, orderItems, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type BookedRow, bookedView, selectBooked } from '~/services/orders/select-booked.server'

const PAGE = 20

/**
 * A keyset page of a tab of the asker's bookings, nearest days first; `next` is the one after which the next page
 * starts. Without a tab, shows the first one that is not empty.
 */
export async function ownerOrdersPage(asker: Account, requested: OwnerOrderTab | null, after: string | null) {
  requireArea(asker, 'ownerDesk')
  const counts = await countTabs(asker.id)
  const tab = requested ?? ownerOrderTabOf(counts)
  const order = ORDER[tab]
  const direction = order.direction === 'asc' ? asc : desc
  const rows = await selectOwnerOrders(asker.id, and(sql`${orderTabNow()} = ${tab}`, afterKey(order, after)))
    .orderBy(direction(order.key), direction(order.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return { tab, orders: page.map(ownerOrderRow), counts, next: last?.item.id ?? null }
}

export type OwnerOrders = Awaited<ReturnType<typeof ownerOrdersPage>>

const byFirstDay = { table: orderItems, key: orderItems.bookedFrom, id: orderItems.id, direction: 'asc' } as const
const byLastDay = { table: orderItems, key: orderItems.bookedTo, id: orderItems.id, direction: 'asc' } as const

const ORDER = {
  upcoming: byFirstDay,
  running: byLastDay,
  overdue: byLastDay,
  past: { ...byLastDay, direction: 'desc' },
} as const satisfies Record<OwnerOrderTab, unknown>

async function countTabs(ownerId: string): Promise<Record<OwnerOrderTab, number>> {
  const rows = await db()
    .select({ tab: sql<OwnerOrderTab>`${orderTabNow()}`.as('tab'), count: sql<number>`count(*)::int` })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(vehicles.ownerId, ownerId))
    .groupBy(sql`1`)
  const counts: Record<OwnerOrderTab, number> = { upcoming: 0, running: 0, overdue: 0, past: 0 }
  for (const row of rows) counts[row.tab] = row.count
  return counts
}

/** The bookings of an owner's vehicles, unsorted. */
export function selectOwnerOrders(ownerId: string, which?: SQL) {
  return selectBooked(db())
    .where(and(eq(vehicles.ownerId, ownerId), which))
    .$dynamic()
}

export type OwnerOrderRow = ReturnType<typeof ownerOrderRow>

/** A booking in the list and at the top of its page. `rate`: cents for all days before tax, null if cancelled. */
export function ownerOrderRow(row: BookedRow) {
  const { item, project, vehicle } = row
  const { booking, today, ...shown } = bookedView(row)
  return {
    ...shown,
    orderId: item.orderId,
    project: { title: project.title, productionCompany: project.productionCompany },
    rate: item.status === 'cancelled' ? null : item.priceCents,
    badge: ownerOrderBadge({ status: item.status, booking }, today),
    /** 'Pickup tomorrow', if that is today or tomorrow. */
    near: item.status === 'confirmed' ? handoverMark({ delivers: ownerDelivers(vehicle), booking, today }) : null,
    /** Null for a cancelled item, which needs no signature. */
    agreement: row.agreement && item.status !== 'cancelled' ? agreementBadge(row.agreement) : null,
  }
}

/** The tab of a booking in SQL; has to agree with the model. */
function orderTabNow(): SQL<OwnerOrderTab> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  return sql<OwnerOrderTab>`case
    when ${orderItems.status} <> 'confirmed' then 'past'
    when ${today} < ${orderItems.bookedFrom} then 'upcoming'
    when ${today} > ${orderItems.bookedTo} then 'overdue'
    else 'running' end`
}
