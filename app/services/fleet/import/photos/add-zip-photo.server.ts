import { createReadStream } from 'node:fs'
import type { ZipFile } from 'yauzl'
import { PHOTO_ZIP_MESSAGES as SENTENCES } from '~/models/fleet/import/photo-zip-messages'
import { MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { CENTER } from '~/models/trade/crop.mjs'
import { photoProblem } from '~/models/trade/fields/uploads'
import { ANGLES } from '~/models/trade/photos'
import { checkVehiclePhoto } from '~/server/files/check-file.server'
import type { LocalFile } from '~/server/files/file-store'
import { receiveFile, sentBy } from '~/server/files/receive-file.server'
import { withTempUpload } from '~/server/files/temp-upload.server'
import { errorText, log } from '~/server/log.server'
import type { Account } from '~/server/session/asker.server'
import { photosOf } from '../../listing-photos.server'
import { addListingPhoto } from '../../upload-photos.server'
import { isTooLarge, openEntry, type ZipPhoto } from './zip-entries.server'

/** A photo in the zip and its vehicle, or the message why it belongs to none. */
export type PlannedPhoto = ZipPhoto & ({ vehicleId: string; angle: number | null } | { sentence: string })

/** The outcome for a photo in a zip. */
export type PhotoResult =
  | { outcome: 'added' | 'unchanged'; sentence?: undefined }
  | { outcome: 'refused'; sentence: string }

const refusedPhoto = (sentence: string): PhotoResult => ({ outcome: 'refused', sentence })

/**
 * Adds one photo of a zip to its vehicle. A photo that already has the same angle stays as an additional photo. The
 * same file is not added again.
 */
export async function addZipPhoto(zip: ZipFile, planned: PlannedPhoto, asker: Account): Promise<PhotoResult> {
  if ('sentence' in planned) return refusedPhoto(planned.sentence)
  if (planned.isEncrypted) return refusedPhoto(SENTENCES.encrypted)
  if (isTooLarge(planned)) return refusedPhoto(photoProblem('too-large'))
  try {
    const content = await openEntry(zip, planned.entry)
    const result = await withTempUpload(content, MAX_PHOTO_BYTES, (file) => addFile(asker, planned, file))
    return result ?? refusedPhoto(photoProblem('too-large'))
  } catch (error) {
    // the vehicle was deleted after the zip was opened
    if (!(error instanceof Error)) return refusedPhoto(SENTENCES.noVehicle)
    log.warn({ error: errorText(error) }, 'a photo of a zip could not be read')
    return refusedPhoto(SENTENCES.unreadable)
  }
}

const [DRIVERS_SIDE] = ANGLES

type Placed = { path: string; vehicleId: string; angle: number | null }

async function addFile(
  asker: Account,
  { path: name, vehicleId, angle }: Placed,
  file: LocalFile,
): Promise<PhotoResult> {
  const photos = await photosOf(vehicleId)
  if (photos.some(({ sha256 }) => sha256 === file.sha256)) return { outcome: 'unchanged' }
  const needsDriversSide = photos.every((photo) => photo.angle !== DRIVERS_SIDE.value)
  const shown = angle ?? (needsDriversSide ? DRIVERS_SIDE.value : null)
  const received = await receiveFile({ name, content: createReadStream(file.path) }, sentBy(asker), {
    limit: MAX_PHOTO_BYTES,
    check: checkVehiclePhoto(CENTER),
  })
  const place = { angle: shown, replaces: null, keepsOther: true } as const
  const outcome = await addListingPhoto(asker, vehicleId, place, received)
  return outcome.ok ? { outcome: 'added' } : refusedPhoto(outcome.message)
}
