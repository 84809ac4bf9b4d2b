import { and, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/** Locks a vehicle of the asker until the transaction ends. 404 for another owner's. */
export async function lockOwnedVehicle(tx: Tx, asker: Account, vehicleId: string) {
  const vehicle = await requireOwnedVehicle(asker, vehicleId, tx)
  await lockVehicle(tx, vehicleId)
  return vehicle
}

/** The same without the lock. `today` is the date in the vehicle's time zone. */
export async function requireOwnedVehicle(asker: Account, vehicleId: string, on: Db | Tx = db()) {
  requireArea(asker, 'ownerDesk')
  const [row] = await on
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.ownerId, asker.id)))
  if (!row) throw notFound()
  const { vehicle, photoId } = row
  return {
    ...vehicle,
    title: vehicleTitle(vehicle),
    picture: photoId ? photoUrls(photoId) : null,
    today: todayIn(vehicle.zone, now()),
  }
}
