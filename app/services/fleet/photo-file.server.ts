import type { PhotoFile } from '~/models/trade/photos/photo-files'
import { findFile } from '~/server/files/find-file.server'
import { developPhoto } from './develop-photo.server'

/** One file of a stored photo by its key, or null. One of a kind that is younger than the photo is made when first asked for. */
export async function findPhotoFile(fileKey: string, file: PhotoFile) {
  return (await findFile(`${fileKey}/${file}`)) ?? (await developPhoto(fileKey, file))
}
