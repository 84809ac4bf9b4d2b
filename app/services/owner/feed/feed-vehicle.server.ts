import { eq } from 'drizzle-orm'
import { type Db, db, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { isManagedBy } from '~/services/fleet/managed-vehicle.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { ownedView } from '../owned-vehicle.server'

/** A vehicle for its owner and staff, who may change its calendar feed. 404 for others. */
export async function requireFeedVehicle(asker: Account, vehicleId: string, on: Db | Tx = db()) {
  const [row] = await on
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  if (!row || !isManagedBy(row.vehicle, asker)) throw notFound()
  return { ...ownedView(row), owner: { id: row.vehicle.ownerId, origin: asker.origin } }
}

/** The same, locked until the transaction ends. */
export async function lockFeedVehicle(tx: Tx, asker: Account, vehicleId: string) {
  await lockVehicle(tx, vehicleId)
  return requireFeedVehicle(asker, vehicleId, tx)
}
