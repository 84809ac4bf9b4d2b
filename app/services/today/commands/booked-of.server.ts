import { asc, eq, sql } from 'drizzle-orm'
import { agreements, db, orderItems, orders, vehicles } from '~/server/db/client.server'
import { currentAgreement } from '~/services/signing/paperwork.server'

/** The booked vehicles of an order; none if no order has this number. */
export async function bookedOf(orderId: number) {
  if (orderId > MAX_INTEGER) return []
  const rows = await db()
    .select({
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
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderItems.id))
  return rows
}

const MAX_INTEGER = 2_147_483_647
