import { and, asc, between, eq } from 'drizzle-orm'
import { daysAhead, isPickupShown, pickupShownFrom } from '~/models/orders/pickup-window'
import { DAYS_AHEAD } from '~/models/trade/constants'
import { formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, orderItems, projectMembers, projects } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type BookedRow, bookedView, pickupPlace, selectBooked } from './select-booked.server'

/** Later pickups are listed on the page of their order. */
const MAX_PICKUPS = 60

/**
 * The vehicles that the asker's projects fetch today, tomorrow and within a week, the nearest first, at most 60. Place
 * and telephone are there from the pickup notice on, before it the day from which they will be.
 */
export async function pickupsAhead(asker: Account) {
  requireArea(asker, 'orders')
  return daysAhead((await allItems(asker)).map((row) => ({ ...row, ...bookedView(row) }))).map((section) => ({
    heading: section.heading,
    pickups: section.items.map(pickupOf),
  }))
}

/** A vehicle that is fetched soon. */
export type PickupAhead = ReturnType<typeof pickupOf>

function pickupOf({ id, title, picture, booking, today, vehicle, project, order }: Item) {
  return {
    id,
    orderId: order.id,
    title,
    picture,
    day: formatDayOfYear(booking.from),
    project: { id: project.id, title: project.title },
    place: isPickupShown({ status: 'confirmed', booking }, today) ? pickupPlace(vehicle) : null,
    shownFrom: formatDayOfYear(pickupShownFrom(booking)),
  }
}

type Item = BookedRow & ReturnType<typeof bookedView>

/** A day more at both ends than anybody's calendar needs: the vehicles' zones decide. */
async function allItems(asker: Account) {
  const today = todayIn('UTC', now())
  return selectBooked(db())
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .where(
      and(
        eq(orderItems.status, 'confirmed'),
        between(orderItems.bookedFrom, addDays(today, -1), addDays(today, DAYS_AHEAD + 1)),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(projects.title), asc(orderItems.id))
    .limit(MAX_PICKUPS)
}
