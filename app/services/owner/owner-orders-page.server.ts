import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type OwnerOrderTab, ownerOrderTabOf } from '~/models/owner/owner-orders'
import { db } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { orderItems, vehicles } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { orderTabNow, ownerOrderRow, selectOwnerOrders } from './select-owner-orders.server'

const PAGE = 20

/**
 * One page of a tab of the asker's bookings, the nearest days first, and the one after which the next page begins. Without
 * a tab, the first one that is not empty.
 */
export async function ownerOrdersPage(asker: Account, asked: OwnerOrderTab | null, after: string | null) {
  requireArea(asker, 'ownerDesk')
  const counts = await countTabs(asker.id)
  const tab = asked ?? ownerOrderTabOf(counts)
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
