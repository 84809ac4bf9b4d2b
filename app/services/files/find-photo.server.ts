import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { PhotoFile } from '~/models/params'
import { db } from '../db/client.server'
import { vehiclePhotos } from '../db/schema'
import { fileStore } from './store.server'

/** The file of a vehicle's photo in one width, or null. Anybody may see the photos of vehicles. */
export async function findPhoto({
  photoId,
  file,
}: PhotoFile): Promise<{ bytes: number; open: () => Promise<Readable> } | null> {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.id, photoId))
  if (!photo) return null
  const key = `${photo.fileKey}/${file}`
  if (!(await fileStore().exists(key))) return null
  const { contentLength } = await fileStore().getMetaData(key)
  return { bytes: contentLength, open: () => fileStore().getStream(key) }
}
