import { and, asc, between, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import type { DueKind } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { dueNotices, orderItems, type projects } from '~/server/db/schema'
import { selectBooked } from '../select-booked.server'

export type DueCandidate = { orderItemId: string; vehicleId: string }

const later = alias(orderItems, 'later')

/**
 * The booked vehicles that may have an unsent notice due, with a day of margin at both ends, because the date depends on
 * the vehicle's time zone.
 */
export function dueCandidates(): Promise<DueCandidate[]> {
  const today = todayIn('UTC', now())
  const [before, after] = [addDays(today, -1), addDays(today, 1)]
  const bookedNext = db()
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.vehicleId, orderItems.vehicleId),
        eq(later.status, 'confirmed'),
        gt(later.bookedFrom, orderItems.bookedTo),
        between(later.bookedFrom, before, addDays(after, 1)),
        not(isSent('next-at-risk', sql`${later.bookedFrom}`)),
      ),
    )
  return db()
    .select({ orderItemId: orderItems.id, vehicleId: orderItems.vehicleId })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.status, 'confirmed'),
        lte(orderItems.bookedFrom, after),
        or(
          and(between(orderItems.bookedFrom, before, after), not(isSent('first-day', sql`${orderItems.bookedFrom}`))),
          and(
            lte(orderItems.bookedTo, today),
            or(not(isSent('overdue', sql`${orderItems.bookedTo}`)), sql`exists (${bookedNext})`),
          ),
        ),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
}

function isSent(kind: DueKind, day: SQL): SQL {
  return sql`exists (select from ${dueNotices} where ${dueNotices.orderItemId} = ${orderItems.id}
    and ${dueNotices.kind} = ${kind} and ${dueNotices.day} = ${day})`
}

/** A booked vehicle with its owner, and with what is booked of it afterwards. Its vehicle is locked. */
export async function requireDueItem(tx: Tx, orderItemId: string) {
  const [row] = await selectBooked(tx).where(eq(orderItems.id, orderItemId))
  if (!row) throw new Error('An item of an order is gone, and none ever goes.')
  const { item, vehicle, owner } = row
  const [next] = await selectBooked(tx)
    .where(
      and(
        eq(orderItems.vehicleId, vehicle.id),
        eq(orderItems.status, 'confirmed'),
        gt(orderItems.bookedFrom, item.bookedTo),
      ),
    )
    .orderBy(asc(orderItems.bookedFrom))
    .limit(1)
  return {
    status: item.status,
    ...bookedOf(row),
    vehicle: { id: vehicle.id, title: vehicleTitle(vehicle), zone: vehicle.zone },
    owner: { email: owner.email, firstName: owner.firstName },
    next: next ? bookedOf(next) : null,
  }
}

export type DueItem = Awaited<ReturnType<typeof requireDueItem>>

/** Who has booked, and which days. */
export type Booked = ReturnType<typeof bookedOf>

type BookedRow = { item: typeof orderItems.$inferSelect; project: typeof projects.$inferSelect }

function bookedOf({ item, project: { id, title, productionCompany } }: BookedRow) {
  return {
    orderId: item.orderId,
    orderItemId: item.id,
    project: { id, title, productionCompany },
    booking: { from: item.bookedFrom, to: item.bookedTo },
  }
}
