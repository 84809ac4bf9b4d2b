import { eq } from 'drizzle-orm'
import type { PhotoFile } from '~/models/trade/addresses/params'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { findFile } from '~/server/files/find-file.server'

/** The file of a vehicle's photo in one width, or null. Anybody may see the photos of vehicles. */
export async function findPhoto({ photoId, file }: PhotoFile) {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.id, photoId))
  return photo ? findFile(`${photo.fileKey}/${file}`) : null
}
