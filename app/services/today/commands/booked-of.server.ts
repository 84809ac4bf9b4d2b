import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { agreements, db, orderItems, orders, vehicles } from '~/server/db/client.server'
import { currentAgreement } from '~/services/signing/paperwork.server'

/** The booked vehicles of an order; none if no order has this number. */
export async function bookedOf(orderId: number) {
  return orderId > MAX_INTEGER ? [] : selectBookedItems(eq(orders.id, orderId))
}

/** The booked vehicles of these projects whose rentals are not over, by their first days. */
export function bookedIn(projectIds: readonly string[]) {
  return selectBookedItems(and(inArray(orders.projectId, [...projectIds]), eq(orderItems.status, 'confirmed')))
}

function selectBookedItems(which: SQL | undefined) {
  return db()
    .select({
      orderId: orders.id,
      id: orderItems.id,
      projectId: orders.projectId,
      status: orderItems.status,
      booking: { from: orderItems.bookedFrom, to: orderItems.bookedTo },
      zone: vehicles.zone,
      ownerId: vehicles.ownerId,
      vehicle: {
        year: vehicles.year,
        make: vehicles.make,
        model: vehicles.model,
        bodyType: vehicles.bodyType,
        kinds: vehicles.kinds,
      },
      agreement: currentAgreement,
      signerEmail: sql<string | null>`(
        select ${agreements.email} from ${agreements}
        where ${agreements.orderId} = ${orders.id} and ${agreements.status} <> 'replaced')`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(which)
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
    .limit(MAX_ROWS)
}

/** Crews with more find them on their order pages. */
const MAX_ROWS = 500

const MAX_INTEGER = 2_147_483_647
