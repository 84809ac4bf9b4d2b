import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { FURTHER, PHOTO_MESSAGES, type PhotoPlace, placeOf } from '~/models/fleet/listing-photos'
import { MAX_PHOTO_BYTES, MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { CENTER } from '~/models/trade/crop.mjs'
import { photoProblem } from '~/models/trade/fields/uploads'
import { THREE_QUARTER } from '~/models/trade/photos'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, files, type Tx, transact, vehiclePhotos } from '~/server/db/client.server'
import { checkVehiclePhoto } from '~/server/files/check-file.server'
import { commitFile } from '~/server/files/commit-file.server'
import { type Received, type ReceivedFile, receiveFile, sentBy } from '~/server/files/receive-file.server'
import { requireFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import {
  deletePhotoRow,
  findListingPhoto,
  type PhotoRef,
  photosOf,
  recordPhotoChange,
  type StoredPhoto,
  writeOrder,
} from './listing-photos.server'
import { lockManagedVehicle, requireManagedVehicle } from './managed-vehicle.server'

type Center = { x: number; y: number }
type Incoming = { field: string; name: string; content: AsyncIterable<Uint8Array> }

/** A received photo: its form field and the outcome. */
type Arrived = { field: string; name: string; received: Received | Refusal }

/**
 * Receives the photos of a form as they are streamed: `take` gets each file, `arrived` collects those of known fields.
 * Checks access before anything is read (404). Does not read files above the rate limit or the vehicle's maximum.
 */
export async function beginListingPhotos(
  asker: Account,
  vehicleId: string,
  hasField = (name: string) => placeOf(name) !== null,
) {
  await requireManagedVehicle(asker, vehicleId)
  let room = MAX_VEHICLE_PHOTOS - (await photosOf(vehicleId)).length
  const arrived: Arrived[] = []
  const take = async (file: Incoming): Promise<void> => {
    const { field, name } = file
    if (!hasField(field)) return
    const isFull = field === FURTHER && room <= 0
    const received = isFull ? refused('too-many-photos', PHOTO_MESSAGES.tooMany) : await receive(asker, vehicleId, file)
    if (received.ok && field === FURTHER) room -= 1
    arrived.push({ field, name, received })
  }
  return { take, arrived }
}

/** Receives one photo under a rate limit per vehicle. */
async function receive(asker: Account, vehicleId: string, file: Omit<Incoming, 'field'>, center: Center = CENTER) {
  const outcome = await withRateLimit('vehicle-photo', asker, `${asker.id}/${vehicleId}`, async () => ({
    ok: true,
    received: await receiveFile(file, sentBy(asker), { limit: MAX_PHOTO_BYTES, check: checkVehiclePhoto(center) }),
  }))
  return outcome.ok ? outcome.received : outcome
}

/**
 * Saves the photos of a form, each independently of the others. Refused with a message for each field that failed.
 * `saved` is the number of saved photos.
 */
export async function saveListingPhotos(
  asker: Account,
  vehicleId: string,
  arrived: readonly Arrived[],
): Promise<Outcome<{ saved: number }>> {
  if (arrived.length === 0) return refused('photo-missing', PHOTO_MESSAGES.noneChosen)
  const problems: Refusal[] = []
  for (const { field, name, received } of arrived) {
    const place = placeOf(field)
    if (!place) continue
    const outcome = await addListingPhoto(asker, vehicleId, place, received)
    if (outcome.ok) continue
    // a field can have several files, so include the name
    const message = field === FURTHER ? `${name}: ${outcome.message}` : outcome.message
    problems.push({ ...outcome, message, field })
  }
  return combineRefusals(problems) ?? { ok: true, saved: arrived.length }
}

/**
 * Adds a received photo to the listing: in place of the one that it replaces or that has the same angle, else at the
 * end; a new three-quarter front photo becomes the cover. Idempotent for the same file at the same place.
 */
export function addListingPhoto(
  asker: Account,
  vehicleId: string,
  place: PhotoPlace,
  received: Received | Refusal | undefined,
): Promise<Outcome<{ photoId: string }>> {
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, vehicleId)
    const problem = problemWith(received)
    if (problem || !received?.ok) return problem ?? refused('photo-missing', PHOTO_MESSAGES.noneChosen)
    const photos = await photosOf(vehicleId, tx)
    const before = findBefore(photos, place, received.file)
    if (place.replaces && !before) return refused('photo-changed', PHOTO_MESSAGES.changed)
    if (before?.sha256 === received.file.sha256) return { ok: true, photoId: before.id }
    const isAdded = !before || place.keepsOther
    if (isAdded && photos.length >= MAX_VEHICLE_PHOTOS) return refused('too-many-photos', PHOTO_MESSAGES.tooMany)
    if (before) await (place.keepsOther ? moveToEnd(tx, before, photos.length) : deletePhotoRow(tx, before))
    const angle = before ? before.angle : place.angle
    const photoId = await insertPhoto(
      tx,
      { vehicleId, angle, position: before?.position ?? photos.length },
      received.file,
    )
    const leads = !before && angle === THREE_QUARTER.value
    if (leads) await writeOrder(tx, vehicleId, [photoId, ...photos.map(({ id }) => id)])
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true, photoId }
  })
}

/** Makes a photo the last one of the gallery, without an angle. */
async function moveToEnd(tx: Tx, { id }: StoredPhoto, position: number): Promise<void> {
  await tx.update(vehiclePhotos).set({ angle: null, position }).where(eq(vehiclePhotos.id, id))
}

/** The photo that a file replaces, or a photo without an angle that is the same file. */
function findBefore(photos: readonly StoredPhoto[], { angle, replaces }: PhotoPlace, { sha256 }: ReceivedFile) {
  if (replaces) return photos.find(({ id }) => id === replaces)
  return photos.find((photo) => photo.angle === angle && (angle !== null || photo.sha256 === sha256))
}

function problemWith(received: Received | Refusal | undefined): Refusal | null {
  if (!received || received.ok) return null
  return 'code' in received ? received : refused('file-refused', photoProblem(received.why))
}

type Placed = { vehicleId: string; angle: number | null; position: number }

async function insertPhoto(tx: Tx, placed: Placed, file: ReceivedFile, { x, y }: Center = CENTER): Promise<string> {
  if (!file.size) throw new Error('The photo has no size.')
  const [row] = await tx
    .insert(vehiclePhotos)
    .values({ ...placed, ...file.size, fileKey: file.folder, fileId: file.id, cropX: x, cropY: y, createdAt: now() })
    .returning({ id: vehiclePhotos.id })
  if (!row) throw new Error('The photo was not written.')
  await commitFile(tx, file.id)
  return row.id
}

/**
 * Crops a photo around another center. Files and photo get new keys and a new URL, because the old one may be cached.
 */
export async function cropPhoto(asker: Account, ref: PhotoRef, center: Center): Promise<Outcome> {
  const photo = (await findListingPhoto(asker, ref))?.photo
  if (!photo) return refused('photo-changed', PHOTO_MESSAGES.gone)
  if (photo.cropX === center.x && photo.cropY === center.y) return { ok: true }
  const [sent] = photo.fileId ? await db().select().from(files).where(eq(files.id, photo.fileId)) : []
  if (!sent) return refused('file-refused', PHOTO_MESSAGES.cannotCrop)
  const content = await (await requireFile(sent.key)).open()
  const received = await receive(asker, ref.vehicleId, { name: sent.name, content: Readable.from(content) }, center)
  const problem = problemWith(received)
  if (problem || !received.ok) return problem ?? refused('failed', PHOTO_MESSAGES.failed)
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, ref.vehicleId)
    const stands = (await photosOf(vehicle.id, tx)).find(({ id }) => id === photo.id)
    if (!stands) return refused('photo-changed', PHOTO_MESSAGES.changed)
    await deletePhotoRow(tx, stands)
    await insertPhoto(
      tx,
      { vehicleId: vehicle.id, angle: stands.angle, position: stands.position },
      received.file,
      center,
    )
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true }
  })
}
