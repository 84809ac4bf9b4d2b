import { asc, inArray } from 'drizzle-orm'
import type { VehiclePhoto } from '~/models/trade/photos'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'

/** Each vehicle's photos in the order of its gallery. */
export async function selectVehiclePhotos(vehicleIds: string[]): Promise<Map<string, VehiclePhoto[]>> {
  const photos = new Map<string, VehiclePhoto[]>()
  if (vehicleIds.length === 0) return photos
  const rows = await db()
    .select({ id: vehiclePhotos.id, angle: vehiclePhotos.angle, vehicleId: vehiclePhotos.vehicleId })
    .from(vehiclePhotos)
    .where(inArray(vehiclePhotos.vehicleId, vehicleIds))
    .orderBy(asc(vehiclePhotos.vehicleId), asc(vehiclePhotos.position))
  for (const { id, angle, vehicleId } of rows) photos.set(vehicleId, [...(photos.get(vehicleId) ?? []), { id, angle }])
  return photos
}
