import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import type { PhotoFile } from '~/models/trade/photos'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { fileStore, findFile } from '~/server/files/store.server'

/** One file of a stored photo by its key; null when there is none. A variant that was never rendered is rendered now. */
async function findPhotoFile(fileKey: string, file: PhotoFile) {
  const key = `${fileKey}/${file}`
  return (await findFile(key)) ?? ((await renderVariant(fileKey, file)) && findFile(key))
}

/** The same as bytes, in one request to the store instead of two. */
export async function findPhotoBytes(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  return (await (await fileStore()).read(`${fileKey}/${file}`)) ?? renderVariant(fileKey, file)
}

/** One file of a vehicle's photo, or null. Anybody may see the photos of vehicles. */
export async function findPhoto({ photoId, file }: PhotoAddress) {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey })
    .from(vehiclePhotos)
    .where(eq(vehiclePhotos.id, photoId))
  return photo ? findPhotoFile(photo.fileKey, file) : null
}

const LARGEST: PhotoFile = '1280.webp'
const QUALITY = 76

/** Renders a variant from the largest one and stores it; null when that is missing. */
async function renderVariant(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  const store = await fileStore()
  const largest = await store.read(`${fileKey}/${LARGEST}`)
  if (!largest) return null
  const resized = sharp(largest).resize(Number.parseInt(file, 10))
  const variant = file.endsWith('.jpg') ? resized.jpeg({ quality: QUALITY }) : resized.webp({ quality: QUALITY })
  const bytes = await variant.toBuffer()
  await store.put(`${fileKey}/${file}`, bytes)
  return bytes
}
