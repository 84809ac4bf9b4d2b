import { and, asc, eq, lte } from 'drizzle-orm'
import { MAX_PICKUPS_AHEAD } from '~/models/trade/constants'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { dueBackText } from '~/models/trade/due/booking-due'
import { rentalLate } from '~/models/trade/due/order-marks'
import { now } from '~/server/clock.server'
import { db, orderItems, projectMembers, projects } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type BookedRow, bookedView, pickupOf, selectBooked } from './select-booked.server'

/** The vehicles that the asker's projects have out, the next to return first, at most MAX_PICKUPS_AHEAD. */
export async function vehiclesOut(asker: Account) {
  requireArea(asker, 'orders')
  const rows = await selectBooked(db())
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    // one extra day, because today's date depends on each vehicle's time zone
    .where(and(eq(orderItems.status, 'confirmed'), lte(orderItems.bookedFrom, addDays(todayIn('UTC', now()), 1))))
    .orderBy(asc(orderItems.bookedTo), asc(projects.title), asc(orderItems.id))
    .limit(MAX_PICKUPS_AHEAD)
  return rows
    .map((row) => ({ ...row, ...bookedView(row) }))
    .filter(({ booking, today }) => booking.from <= today)
    .map(outView)
}

export type VehicleOut = ReturnType<typeof outView>

function outView({ id, title, picture, booking, today, photographed, vehicle, owner, project, order }: Row) {
  const rental = { status: 'confirmed' as const, booking, today, photographed }
  return {
    id,
    orderId: order.id,
    title,
    picture,
    day: formatBookingOfYear(booking),
    project: { id: project.id, title: project.title },
    mark: rentalLate(rental) ?? {
      tone: booking.to === today ? ('waiting' as const) : ('booked' as const),
      label: dueBackText(booking.to, today),
    },
    pickup: pickupOf({ vehicle, owner }),
  }
}

type Row = BookedRow & ReturnType<typeof bookedView>
