import { PHOTO_LIMIT } from '~/models/trade/fields/uploads'
import { checkPhoto } from '~/server/files/check-photo.server'
import { type Received, receiveFile } from '~/server/files/receive-file.server'
import { type InspectionAccess, requireInspection } from './require-inspection.server'

/**
 * Where the photos of a form go while they arrive: `take` is handed each, and `received` says by field what became of it.
 * Of several in one field the first counts. 403, 404 and 410 before anything is read.
 */
export async function beginPhotos(access: InspectionAccess, fields: readonly string[]) {
  const { by } = await requireInspection(access)
  const received = new Map<string, Received>()
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    if (!fields.includes(file.field) || received.has(file.field)) return
    received.set(file.field, await receiveFile(file, by, { limit: PHOTO_LIMIT, check: checkPhoto }))
  }
  return { take, received }
}
