import { and, asc, eq, sql } from 'drizzle-orm'
import { checkPhotoRemoval, isCut, movedTo, PHOTO_MESSAGES, photosMissing, SLOTS } from '~/models/fleet/listing-photos'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { photoLabel, type WholeFile } from '~/models/trade/photos'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { type Db, db, files, type Tx, transact, vehiclePhotos } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { releaseFile } from '~/server/files/commit-file.server'
import { findFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { personMark } from '~/server/signature.server'
import {
  allListingEvents,
  endEditRequests,
  listingHome,
  listingSide,
  recordListingEvent,
} from './listing-events.server'
import { lockManagedVehicle, type ManagedVehicle, requireManagedVehicle } from './managed-vehicle.server'

/** Identifies a photo in URLs. */
export type PhotoRef = { vehicleId: string; photoId: string }

/** The photos of a listing for its owner and for staff, in gallery order. */
export async function listingPhotos(asker: Account, vehicleId: string) {
  const vehicle = await requireManagedVehicle(asker, vehicleId)
  const photos = await photosOf(vehicleId)
  return {
    vehicle,
    home: listingHome(asker, vehicleId),
    person: personMark(asker.id),
    photos: photos.map(({ id, angle, width, height }, index) => ({
      id,
      angle,
      label: photoLabel(angle, index),
      mayCrop: width !== null && height !== null && isCut({ width, height }),
    })),
    emptySlots: SLOTS.filter(({ value }) => !photos.some(({ angle }) => angle === value)),
    room: MAX_VEHICLE_PHOTOS - photos.length,
    missing: photosMissing(photos),
  }
}

export type ListingPhotosView = Awaited<ReturnType<typeof listingPhotos>>

/** All photos of a vehicle in gallery order, with their original files. */
export function photosOf(vehicleId: string, on: Pick<Tx, 'select'> = db()) {
  const { id, angle, position, fileKey, fileId, width, height, cropX, cropY } = vehiclePhotos
  return on
    .select({ id, angle, position, fileKey, fileId, width, height, cropX, cropY, sha256: files.sha256 })
    .from(vehiclePhotos)
    .leftJoin(files, eq(files.id, fileId))
    .where(eq(vehiclePhotos.vehicleId, vehicleId))
    .orderBy(asc(position))
}

export type StoredPhoto = Awaited<ReturnType<typeof photosOf>>[number]

/** A photo of a vehicle that the asker may change. Null if it was deleted, 404 if it belongs to another vehicle. */
export async function findListingPhoto(asker: Account, { vehicleId, photoId }: PhotoRef) {
  const vehicle = await requireManagedVehicle(asker, vehicleId)
  const photos = await photosOf(vehicleId)
  const place = photos.findIndex(({ id }) => id === photoId)
  const photo = photos[place]
  if (!photo) return requireDeleted(db(), photoId)
  return {
    vehicle,
    photo,
    label: photoLabel(photo.angle, place),
    removal: checkPhotoRemoval(photo, vehicle.listingStatus),
  }
}

/** Null if the photo was deleted; 404 if it belongs to another vehicle. */
async function requireDeleted(on: Db | Tx, photoId: string): Promise<null> {
  if ((await on.$count(vehiclePhotos, eq(vehiclePhotos.id, photoId))) > 0) throw notFound()
  return null
}

/** The uncropped photo in one of its sizes; null if the original was not stored. */
export async function findWholePhoto(asker: Account, { file, ...ref }: PhotoRef & { file: WholeFile }) {
  const photo = (await findListingPhoto(asker, ref))?.photo
  if (!photo) throw notFound()
  const content = await findFile(`${photo.fileKey}/${file}`)
  return content && { ...content, name: `vehicle-${file}`, tag: `${photo.id}-${Number.parseInt(file, 10)}` }
}

/** Moves a photo to a position in the gallery; 0 is the cover. Idempotent. */
export function movePhoto(asker: Account, { vehicleId, photoId }: PhotoRef, position: number): Promise<Outcome> {
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, vehicleId)
    const ids = (await photosOf(vehicleId, tx)).map(({ id }) => id)
    if (!ids.includes(photoId)) {
      await requireDeleted(tx, photoId)
      return refused('photo-changed', PHOTO_MESSAGES.gone)
    }
    await writeOrder(tx, vehicleId, movedTo(ids, photoId, position))
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true }
  })
}

/**
 * Deletes a photo; a job deletes the uploaded file with its variants. Refused for the driver's side of a listed
 * vehicle. 404 for a photo of another vehicle. Idempotent.
 */
export function deleteListingPhoto(asker: Account, { vehicleId, photoId }: PhotoRef): Promise<Outcome> {
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, vehicleId)
    const photos = await photosOf(vehicleId, tx)
    const photo = photos.find(({ id }) => id === photoId)
    if (!photo) {
      await requireDeleted(tx, photoId)
      return { ok: true }
    }
    const refusal = checkPhotoRemoval(photo, vehicle.listingStatus)
    if (refusal) return refusal
    await deletePhotoRow(tx, photo)
    const left = photos.map(({ id }) => id).filter((id) => id !== photoId)
    await writeOrder(tx, vehicleId, left)
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true }
  })
}

/**
 * Records a change of photos in the history of a locked listing, once for consecutive changes, and marks a request for
 * edits as done.
 */
export async function recordPhotoChange(tx: Tx, asker: Account, vehicle: ManagedVehicle): Promise<void> {
  await endEditRequests(tx, asker, vehicle)
  const [last] = await allListingEvents(tx, vehicle.id)
  const isSaid = last?.kind === 'edited' && last.note === PHOTO_MESSAGES.edited && last.side === listingSide(asker)
  if (!isSaid) await recordListingEvent(tx, asker, vehicle.id, 'edited', PHOTO_MESSAGES.edited)
}

/** Deletes the row of a photo and releases its file, which a job deletes. */
export async function deletePhotoRow(tx: Tx, { id, fileId }: StoredPhoto): Promise<void> {
  await tx.delete(vehiclePhotos).where(eq(vehiclePhotos.id, id))
  if (fileId) await releaseFile(tx, fileId)
}

/** Renumbers the photos of a locked vehicle; first to negative positions, to keep positions unique at all times. */
export async function writeOrder(tx: Tx, vehicleId: string, ids: readonly string[]): Promise<void> {
  const { position } = vehiclePhotos
  const isOfVehicle = eq(vehiclePhotos.vehicleId, vehicleId)
  await tx
    .update(vehiclePhotos)
    .set({ position: sql`-1 - ${position}` })
    .where(isOfVehicle)
  for (const [place, id] of ids.entries()) {
    await tx
      .update(vehiclePhotos)
      .set({ position: place })
      .where(and(isOfVehicle, eq(vehiclePhotos.id, id)))
  }
}
