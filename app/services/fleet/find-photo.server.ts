import { eq } from 'drizzle-orm'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { findPhotoFile } from './photo-file.server'

/** One file of a vehicle's photo, or null. Anybody may see the photos of vehicles. */
export async function findPhoto({ photoId, file }: PhotoAddress) {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.id, photoId))
  return photo ? findPhotoFile(photo.fileKey, file) : null
}
