import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PhotoFile } from '~/models/trade/photos'
import { findFile } from '~/server/files/find-file.server'
import { fileStore } from '~/server/files/store.server'

const LARGEST: PhotoFile = '1280.webp'
const QUALITY = 76

/** Makes a file that a stored photo lacks out of its largest one, keeps it, and answers with it; null without that one. */
export async function createPhotoVariant(fileKey: string, file: PhotoFile) {
  const original = await findFile(`${fileKey}/${LARGEST}`)
  if (!original) return null
  const print = sharp(await buffer(await original.open())).resize(Number.parseInt(file, 10))
  const made = file.endsWith('.jpg') ? print.jpeg({ quality: QUALITY }) : print.webp({ quality: QUALITY })
  const store = await fileStore()
  await store.put(`${fileKey}/${file}`, await made.toBuffer())
  return findFile(`${fileKey}/${file}`)
}
