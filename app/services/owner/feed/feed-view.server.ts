import { eq, inArray } from 'drizzle-orm'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { formatInstant } from '~/models/trade/days/zones'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import type { ListingSide } from '~/models/trade/vocabulary/listings'
import { now } from '~/server/clock.server'
import { db, orderItems, orders, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { listingSide } from '~/services/fleet/listing-events.server'
import { type Feed, findFeed } from './feed-rows.server'
import { requireFeedVehicle } from './feed-vehicle.server'

/** The external calendar for the page of its owner or of the staff, with only the host of its URL; null if none. */
export async function feedView(asker: Account, vehicleId: string) {
  const { zone } = await requireFeedVehicle(asker, vehicleId)
  const feed = await findFeed(db(), vehicleId)
  if (!feed) return null
  const at = (instant: Date) => formatInstant(instant, zone, now())
  const { id, url, readAt, nextAttemptAt, failingSince, problem } = feed
  return {
    id,
    host: new URL(url).host,
    read: readAt && at(readAt),
    next: at(nextAttemptAt),
    problem: failingSince && { text: problem, since: at(failingSince) },
    conflicts: await conflictsOf(feed, listingSide(asker)),
  }
}

export type FeedView = NonNullable<Awaited<ReturnType<typeof feedView>>>

/** Drops bookings that have ended or were cancelled since the last read. */
async function conflictsOf({ conflicts }: Feed, side: ListingSide) {
  if (conflicts.length === 0) return []
  const { id, orderId, status } = orderItems
  const rows = await db()
    .select({ id, orderId, status, productionCompany: projects.productionCompany })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(
      inArray(
        orderItems.id,
        conflicts.map(({ orderItemId }) => orderItemId),
      ),
    )
  const booked = new Map(rows.filter(({ status }) => status === 'confirmed').map((row) => [row.id, row]))
  return conflicts.flatMap(({ orderItemId, ...days }) => {
    const item = booked.get(orderItemId)
    if (!item) return []
    const to = side === 'staff' ? providerPaths.order(item.orderId) : ownerPaths.ownerOrder(orderItemId)
    return [{ to, days: formatBookingOfYear(days), by: item.productionCompany }]
  })
}
