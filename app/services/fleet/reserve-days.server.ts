import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'

type Reservation = { vehicleId: string; orderItemId: string; days: Booking }

/**
 * Reserves days of vehicles for items of an order; the only writer of them. The exclusion constraint
 * `vehicle_blocks_never_overlap` refuses a day that is reserved already, with everything the transaction did.
 */
export async function reserveDays(tx: Tx, reservations: Reservation[]): Promise<void> {
  await tx.insert(vehicleBlocks).values(
    reservations.map(({ vehicleId, orderItemId, days: { from, to } }) => ({
      vehicleId,
      period: sql`daterange(${from}::date, ${to}::date, '[]')`,
      kind: 'order' as const,
      orderItemId,
    })),
  )
}
