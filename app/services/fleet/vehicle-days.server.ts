import { and, eq, sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks, vehicles } from '~/server/db/schema'

/** Whoever wants days of this vehicle, or gives some back, waits here and then sees what became of them. */
export async function lockVehicle(tx: Tx, vehicleId: string): Promise<void> {
  await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
}

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

/** An item of an order with all its days, or one block. */
type Holder = { orderItemId: string } | { blockId: string }

/** Gives back the days that somebody holds. What they were stays to be read; they hold nothing any more. */
export async function releaseDays(tx: Tx, holder: Holder): Promise<void> {
  const held =
    'blockId' in holder ? eq(vehicleBlocks.id, holder.blockId) : eq(vehicleBlocks.orderItemId, holder.orderItemId)
  await tx.update(vehicleBlocks).set({ active: false }).where(and(held, vehicleBlocks.active))
}
