import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'

/** Days of a vehicle for an item of an order, or for its owner. */
type Reservation = { vehicleId: string; days: Booking } & (
  | { orderItemId: string }
  | { owner: { note: string; attempt: number } }
)

/**
 * Reserves days of vehicles; the only writer of them. The exclusion constraint `vehicle_blocks_never_overlap` refuses a
 * day that is reserved already, with everything the transaction did. The ids of the blocks come in the order of the
 * reservations.
 */
export function reserveDays(tx: Tx, reservations: Reservation[]): Promise<{ id: string }[]> {
  return tx.insert(vehicleBlocks).values(reservations.map(written)).returning({ id: vehicleBlocks.id })
}

function written({ vehicleId, days: { from, to }, ...holder }: Reservation) {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const block = { vehicleId, period, createdAt: now() }
  if ('owner' in holder) return { ...block, kind: 'owner' as const, ...holder.owner }
  return { ...block, kind: 'order' as const, orderItemId: holder.orderItemId }
}
