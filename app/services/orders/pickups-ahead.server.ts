import { and, asc, between, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { daysAhead, isPickupShown, pickupShownFrom } from '~/models/orders/pickup-window'

import { DAYS_AHEAD } from '~/models/trade/constants'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { pickupPlace } from './pickup-place.server'
import { selectBooked } from './select-booked.server'

/** Later pickups are listed on the page of their order. */
const MOST = 60

/**
 * The vehicles that the asker's projects fetch today, tomorrow and within a week, the nearest first, at most 60. Place
 * and telephone are there from the pickup notice on, before it the day from which they will be.
 */
export async function pickupsAhead(asker: Account) {
  requireArea(asker, 'orders')
  const at = now()
  const items = (await allItems(asker, at)).map((row) => ({
    ...row,
    from: row.item.bookedFrom,
    today: todayIn(row.vehicle.zone, at),
  }))
  return daysAhead(items).map((section) => ({ heading: section.heading, pickups: section.items.map(pickupOf) }))
}

/** A vehicle that is fetched soon. */
export type PickupAhead = ReturnType<typeof pickupOf>

type Item = Awaited<ReturnType<typeof allItems>>[number] & { today: string }

function pickupOf({ item, vehicle, project, photoId, today }: Item) {
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const isShown = isPickupShown({ status: 'confirmed', booking }, today)
  return {
    id: item.id,
    orderId: item.orderId,
    title: vehicleTitle(vehicle),
    day: formatDayOfYear(booking.from),
    project: { id: project.id, title: project.title },
    picture: photoId ? photoUrls(photoId) : null,
    place: isShown ? pickupPlace(vehicle) : null,
    shownFrom: formatDayOfYear(pickupShownFrom(booking)),
  }
}

/** A day more at both ends than anybody's calendar needs: the vehicles' zones decide. */
async function allItems(asker: Account, at: Date) {
  const today = todayIn('UTC', at)
  return selectBooked(db())
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .where(
      and(
        eq(orderItems.status, 'confirmed'),
        between(orderItems.bookedFrom, addDays(today, -1), addDays(today, DAYS_AHEAD + 1)),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(projects.title), asc(orderItems.id))
    .limit(MOST)
}
