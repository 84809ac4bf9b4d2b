import { asc, inArray } from 'drizzle-orm'
import { photoUrls } from '~/models/photo-urls'
import { db } from '../db/client.server'
import { vehiclePhotos } from '../db/schema'

/** The photos of each vehicle in their order, the driver's side first. */
export async function selectPhotos(vehicleIds: string[]): Promise<Map<string, ReturnType<typeof photoUrls>[]>> {
  const photos = new Map<string, ReturnType<typeof photoUrls>[]>()
  if (vehicleIds.length === 0) return photos
  const rows = await db()
    .select({ id: vehiclePhotos.id, vehicleId: vehiclePhotos.vehicleId })
    .from(vehiclePhotos)
    .where(inArray(vehiclePhotos.vehicleId, vehicleIds))
    .orderBy(asc(vehiclePhotos.vehicleId), asc(vehiclePhotos.position))
  for (const { id, vehicleId } of rows) photos.set(vehicleId, [...(photos.get(vehicleId) ?? []), photoUrls(id)])
  return photos
}
