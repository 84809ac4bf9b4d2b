import { and, eq, sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks, vehicles } from '~/server/db/schema'

/** Serializes reservations and releases of days of one vehicle until the transaction ends. */
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
  return tx.insert(vehicleBlocks).values(reservations.map(blockOf)).returning({ id: vehicleBlocks.id })
}

function blockOf({ vehicleId, days: { from, to }, ...reserved }: Reservation) {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const block = { vehicleId, period, createdAt: now() }
  if ('owner' in reserved) return { ...block, kind: 'owner' as const, ...reserved.owner }
  return { ...block, kind: 'order' as const, orderItemId: reserved.orderItemId }
}

/** An item of an order with all its days, or one block. */
type Reserved = { orderItemId: string } | { blockId: string }

/** Deactivates reserved days. The rows stay as history; they block nothing any more. */
export async function releaseDays(tx: Tx, reserved: Reserved): Promise<void> {
  const held =
    'blockId' in reserved ? eq(vehicleBlocks.id, reserved.blockId) : eq(vehicleBlocks.orderItemId, reserved.orderItemId)
  await tx.update(vehicleBlocks).set({ active: false }).where(and(held, vehicleBlocks.active))
}
