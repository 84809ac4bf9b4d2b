import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { FURTHER, PHOTO_MESSAGES, type PhotoPlace, placeOf } from '~/models/fleet/listing-photos'
import { combineRefusals, type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { MAX_PHOTO_BYTES, MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { CENTER } from '~/models/trade/crop.mjs'
import { photoProblem } from '~/models/trade/fields/uploads'
import { THREE_QUARTER } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db, files, type Tx, transact, vehiclePhotos } from '~/server/db/client.server'
import { checkVehiclePhoto } from '~/server/files/check-file.server'
import { commitFile } from '~/server/files/commit-file.server'
import { type Received, type ReceivedFile, receiveFile, sentBy } from '~/server/files/receive-file.server'
import { requireFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import {
  type PhotoAt,
  photosOf,
  recordPhotoChange,
  requireListingPhoto,
  type StoredPhoto,
  takeOut,
  writeOrder,
} from './listing-photos.server'
import { lockManagedVehicle, requireManagedVehicle } from './managed-vehicle.server'

type Center = { x: number; y: number }
type Incoming = { field: string; name: string; content: AsyncIterable<Uint8Array> }

/** A photo on its way in: what it is for, and what became of it. */
type Arrived = { field: string; name: string; received: Received | Refusal }

/**
 * Where the photos of a form go while they arrive: `take` is handed each, `arrived` lists those of fields that the form
 * has. 404 before anything is read; what is beyond the rate limit or the room of the vehicle is not read.
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

/** Receives one photo, counted by the vehicle. */
async function receive(asker: Account, vehicleId: string, file: Omit<Incoming, 'field'>, center: Center = CENTER) {
  const outcome = await withRateLimit('vehicle-photo', asker, `${asker.id}/${vehicleId}`, async () => ({
    ok: true,
    received: await receiveFile(file, sentBy(asker), { limit: MAX_PHOTO_BYTES, check: checkVehiclePhoto(center) }),
  }))
  return outcome.ok ? outcome.received : outcome
}

/**
 * Saves the photos of a form, each for itself: what is wrong with one keeps none of the others out, and is said beside its
 * field. `saved` counts those that came in.
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
    // of several in one field it says which
    const message = field === FURTHER ? `${name}: ${outcome.message}` : outcome.message
    problems.push({ ...outcome, message, field })
  }
  return combineRefusals(problems) ?? { ok: true, saved: arrived.length }
}

/**
 * Puts a received photo into the listing: at the place of the one it replaces or whose angle it shows, else at the end;
 * three-quarter front leads. The same file at the same place is the same photo, however often it is sent.
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
    if (!before && photos.length >= MAX_VEHICLE_PHOTOS) return refused('too-many-photos', PHOTO_MESSAGES.tooMany)
    if (before) await takeOut(tx, before)
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

/** The photo whose place a file takes, or a further one that is the same file. */
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
 * Renders a photo again around another center. The files have new keys and the photo a new address, since
 * the old one may be in a cache.
 */
export async function cropPhoto(asker: Account, at: PhotoAt, center: Center): Promise<Outcome> {
  const { photo } = await requireListingPhoto(asker, at)
  if (photo.cropX === center.x && photo.cropY === center.y) return { ok: true }
  const [sent] = photo.fileId ? await db().select().from(files).where(eq(files.id, photo.fileId)) : []
  if (!sent) return refused('photo-changed', PHOTO_MESSAGES.cannotCrop)
  const content = await (await requireFile(sent.key)).open()
  const received = await receive(asker, at.vehicleId, { name: sent.name, content: Readable.from(content) }, center)
  const problem = problemWith(received)
  if (problem || !received.ok) return problem ?? refused('failed', PHOTO_MESSAGES.failed)
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, at.vehicleId)
    const stands = (await photosOf(vehicle.id, tx)).find(({ id }) => id === photo.id)
    if (!stands) return refused('photo-changed', PHOTO_MESSAGES.changed)
    await takeOut(tx, stands)
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
