import { eq } from 'drizzle-orm'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { findFile } from '~/server/files/find-file.server'
import { developPhoto } from './develop-photo.server'

/**
 * One file of a vehicle's photo, or null. Anybody may see the photos of vehicles. A file of a kind that is younger than
 * the photo is made when it is first asked for.
 */
export async function findPhoto({ photoId, file }: PhotoAddress) {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.id, photoId))
  if (!photo) return null
  return (await findFile(`${photo.fileKey}/${file}`)) ?? (await developPhoto(photo.fileKey, file))
}
