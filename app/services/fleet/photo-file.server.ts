import { buffer } from 'node:stream/consumers'
import type { PhotoFile } from '~/models/trade/photos'
import { findFile, readWholeFile } from '~/server/files/find-file.server'
import { createPhotoVariant } from './create-photo-variant.server'

/** One file of a stored photo by its key, or null. One of a kind that is younger than the photo is made when first asked for. */
export async function findPhotoFile(fileKey: string, file: PhotoFile) {
  return (await findFile(`${fileKey}/${file}`)) ?? (await createPhotoVariant(fileKey, file))
}

/** The same as bytes, with one question to the store instead of two. */
export async function readPhotoFile(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  const bytes = await readWholeFile(`${fileKey}/${file}`)
  if (bytes) return bytes
  const developed = await createPhotoVariant(fileKey, file)
  return developed && buffer(await developed.open())
}
