import { and, asc, between, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { daysAhead } from '~/models/orders/days-ahead'
import { isPickupShown, pickupShownFrom } from '~/models/orders/pickup-window'
import { DAYS_AHEAD } from '~/models/trade/constants'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, orders, projectMembers, projects, vehicles } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { itemColumns } from './item-columns.server'
import { pickupColumns, pickupPlace } from './pickup-place.server'

/** More would be a page of its own; what comes later stands with its order. */
const MOST = 60

/**
 * The vehicles that the asker's projects fetch today, tomorrow and within a week, the nearest first, at most 60. Place
 * and telephone are there from the pickup notice on, before it the day from which they will be.
 */
export async function pickupsAhead(asker: Account) {
  requireArea(asker, 'orders')
  const at = now()
  const items = (await readItems(asker, at)).map((row) => ({ ...row, today: todayIn(row.zone, at) }))
  return daysAhead(items).map((section) => ({ heading: section.heading, pickups: section.items.map(pickupOf) }))
}

/** A vehicle that is fetched soon. */
export type PickupAhead = ReturnType<typeof pickupOf>

type Item = Awaited<ReturnType<typeof readItems>>[number] & { today: string }

function pickupOf(item: Item) {
  const isShown = isPickupShown({ status: 'confirmed', booking: item }, item.today)
  return {
    id: item.id,
    orderId: item.orderId,
    title: vehicleTitle(item),
    day: formatDayOfYear(item.from),
    project: item.project,
    picture: item.photoId ? photoUrls(item.photoId) : null,
    place: isShown ? pickupPlace(item) : null,
    shownFrom: formatDayOfYear(pickupShownFrom(item)),
  }
}

/** A day more at both ends than anybody's calendar needs: the vehicles' zones decide. */
async function readItems(asker: Account, at: Date) {
  const today = todayIn('UTC', at)
  return db()
    .select({
      ...itemColumns,
      orderId: orderItems.orderId,
      project: { id: projects.id, title: projects.title },
      ...pickupColumns,
      photoId: firstPhotoId,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(
      and(
        eq(orderItems.status, 'confirmed'),
        between(orderItems.bookedFrom, addDays(today, -1), addDays(today, DAYS_AHEAD + 1)),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(projects.title), asc(orderItems.id))
    .limit(MOST)
}
