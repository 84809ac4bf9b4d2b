import { asc, inArray } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'

/** The ids of each vehicle's photos in their order, the driver's side first. */
export async function selectPhotoIds(vehicleIds: string[]): Promise<Map<string, string[]>> {
  const photoIds = new Map<string, string[]>()
  if (vehicleIds.length === 0) return photoIds
  const rows = await db()
    .select({ id: vehiclePhotos.id, vehicleId: vehiclePhotos.vehicleId })
    .from(vehiclePhotos)
    .where(inArray(vehiclePhotos.vehicleId, vehicleIds))
    .orderBy(asc(vehiclePhotos.vehicleId), asc(vehiclePhotos.position))
  for (const { id, vehicleId } of rows) photoIds.set(vehicleId, [...(photoIds.get(vehicleId) ?? []), id])
  return photoIds
}
