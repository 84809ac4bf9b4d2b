import { and, eq } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { db } from '~/server/db/client.server'
import { vehiclePhotos, vehicles } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** What the picker says about the vehicle it is for; 404 when there is no such vehicle. */
export async function requireVehicleToAdd(asker: Account, vehicleId: string) {
  requireArea(asker, 'addToProject')
  const [row] = await db()
    .select({
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      town: vehicles.town,
      state: vehicles.state,
      listingStatus: vehicles.listingStatus,
      photoId: vehiclePhotos.id,
    })
    .from(vehicles)
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, vehicles.id), eq(vehiclePhotos.position, 0)))
    .where(eq(vehicles.id, vehicleId))
  if (!row) throw notFound()
  return {
    id: vehicleId,
    title: vehicleTitle(row),
    town: vehicleTown(row),
    isGone: isGone(row.listingStatus),
    picture: row.photoId === null ? null : photoUrls(row.photoId),
  }
}
