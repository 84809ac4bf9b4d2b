import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import type { PhotoFile } from '~/models/trade/photos'
import { db } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { findFile, readWholeFile } from '~/server/files/find-file.server'
import { fileStore } from '~/server/files/store.server'

/** One file of a stored photo by its key, or null. One of a kind that is younger than the photo is made when first asked for. */
async function findPhotoFile(fileKey: string, file: PhotoFile) {
  return (await findFile(`${fileKey}/${file}`)) ?? (await createPhotoVariant(fileKey, file))
}

/** The same as bytes, with one question to the store instead of two. */
export async function findPhotoBytes(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  const bytes = await readWholeFile(`${fileKey}/${file}`)
  if (bytes) return bytes
  const developed = await createPhotoVariant(fileKey, file)
  return developed && buffer(await developed.open())
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

/** Makes a file that a stored photo lacks out of its largest one, keeps it, and answers with it; null without that one. */
async function createPhotoVariant(fileKey: string, file: PhotoFile) {
  const original = await findFile(`${fileKey}/${LARGEST}`)
  if (!original) return null
  const print = sharp(await buffer(await original.open())).resize(Number.parseInt(file, 10))
  const made = file.endsWith('.jpg') ? print.jpeg({ quality: QUALITY }) : print.webp({ quality: QUALITY })
  const store = await fileStore()
  await store.put(`${fileKey}/${file}`, await made.toBuffer())
  return findFile(`${fileKey}/${file}`)
}
