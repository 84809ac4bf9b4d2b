import { randomUUID } from 'node:crypto'
import type { PhotoFile } from '~/models/trade/photos'
import type { Db, Tx } from '~/server/db/client.server'
import { vehiclePhotos } from '~/server/db/schema'
import { fileStore } from '~/server/files/store.server'

/** The files of one picture. */
type Picture = { file: PhotoFile; bytes: Buffer }[]

/**
 * A vehicle's photo at its place in the gallery, from 0; `angle` is a value of models/trade/photos, or null.
 * Files first, then the row that names them, so that no page ever shows a photo that is not there. Answers with its id.
 */
export async function savePhoto(
  on: Db | Tx,
  photo: { vehicleId: string; position: number; angle: number | null; picture: Picture },
): Promise<string> {
  const fileKey = await storePicture(photo.picture)
  const [row] = await on
    .insert(vehiclePhotos)
    .values({ vehicleId: photo.vehicleId, position: photo.position, angle: photo.angle, fileKey })
    .returning({ id: vehiclePhotos.id })
  if (!row) throw new Error('The photo was not written.')
  return row.id
}

/** Puts a picture into the file store and answers with its key: the folder of its files. */
async function storePicture(picture: Picture): Promise<string> {
  const key = `photos/${randomUUID()}`
  const store = await fileStore()
  await Promise.all(picture.map(({ file, bytes }) => store.put(`${key}/${file}`, bytes)))
  return key
}
