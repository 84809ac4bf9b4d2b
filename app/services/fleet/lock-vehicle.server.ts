import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'

/** Whoever wants days of this vehicle, or gives some back, waits here and then sees what became of them. */
export async function lockVehicle(tx: Tx, vehicleId: string): Promise<void> {
  await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
}
