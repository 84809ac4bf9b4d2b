import { and, asc, between, eq, inArray } from 'drizzle-orm'
import { daysAhead, isPickupShown, pickupShownFrom } from '~/models/orders/pickup-window'
import { can } from '~/models/trade/access/permissions'
import { DAYS_AHEAD, MAX_PICKUPS_AHEAD } from '~/models/trade/constants'
import { formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { dueMark, markForOthers, type Paperwork, paperworkDue } from '~/models/trade/due/booking-due'
import { now } from '~/server/clock.server'
import { db, orderItems, projects } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { allMemberships } from '~/services/crew/membership.server'
import { allPaperwork } from '~/services/signing/paperwork.server'
import { type BookedRow, bookedView, pickupOf, selectBooked } from './select-booked.server'

/**
 * The vehicles that the asker's projects pick up today, tomorrow and within a week, in order of day, at most
 * MAX_PICKUPS_AHEAD. `place` is null until the pickup notice; `shownFrom` says from which day it is shown.
 */
export async function pickupsAhead(asker: Account) {
  requireArea(asker, 'orders')
  const memberships = await allMemberships(asker)
  const leads = memberships.filter(({ access }) => can('changeOrders', access)).map(({ project }) => project.id)
  const rows = await allItems(memberships.map(({ project }) => project.id))
  const items = rows.map((row) => ({ ...row, ...bookedView(row), mayComplete: leads.includes(row.project.id) }))
  const paperwork = await allPaperwork([...new Set(items.map(({ order }) => order.id))])
  return daysAhead(items).map((section) => ({
    heading: section.heading,
    pickups: section.items.map((item) => aheadView(item, paperwork.get(item.order.id))),
  }))
}

export type PickupAhead = ReturnType<typeof aheadView>

function aheadView(
  { id, title, picture, booking, today, vehicle, owner, project, order, mayComplete }: Item,
  paperwork: Paperwork | undefined,
) {
  const due = paperwork ? paperworkDue({ ...paperwork, today }) : null
  const mark = due && dueMark(due)
  return {
    id,
    orderId: order.id,
    title,
    picture,
    day: formatDayOfYear(booking.from),
    project: { id: project.id, title: project.title },
    missing: mark && !mayComplete ? markForOthers(mark) : mark,
    place: isPickupShown({ status: 'confirmed', booking }, today) ? pickupOf({ vehicle, owner }) : null,
    shownFrom: formatDayOfYear(pickupShownFrom(booking)),
  }
}

type Item = BookedRow & ReturnType<typeof bookedView> & { mayComplete: boolean }

/** Selects one extra day at both ends, because today's date depends on each vehicle's time zone. */
async function allItems(projectIds: string[]) {
  const today = todayIn('UTC', now())
  return selectBooked(db())
    .where(
      and(
        inArray(projects.id, projectIds),
        eq(orderItems.status, 'confirmed'),
        between(orderItems.bookedFrom, addDays(today, -1), addDays(today, DAYS_AHEAD + 1)),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(projects.title), asc(orderItems.id))
    .limit(MAX_PICKUPS_AHEAD)
}
