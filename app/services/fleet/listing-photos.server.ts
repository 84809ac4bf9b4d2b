import { and, asc, eq, sql } from 'drizzle-orm'
import { checkPhotoRemoval, isCut, movedTo, PHOTO_MESSAGES, photosMissing, SLOTS } from '~/models/fleet/listing-photos'
import type { Outcome } from '~/models/trade/answers/outcome'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { photoLabel, type WholeFile } from '~/models/trade/photos'
import { db, files, type Tx, transact, vehiclePhotos } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { releaseFile } from '~/server/files/commit-file.server'
import { findFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { personMark } from '~/server/signature.server'
import { allListingEvents, endEditRequests, listingSide, recordListingEvent } from './listing-events.server'
import { lockManagedVehicle, type ManagedVehicle, requireManagedVehicle } from './managed-vehicle.server'

/** A photo of a vehicle as addresses name it. */
export type PhotoAt = { vehicleId: string; photoId: string }

/** The photos of a listing for its owner and the staff, in the order of its gallery. */
export async function listingPhotos(asker: Account, vehicleId: string) {
  const vehicle = await requireManagedVehicle(asker, vehicleId)
  const photos = await photosOf(vehicleId)
  return {
    vehicle,
    isOwner: vehicle.ownerId === asker.id,
    person: personMark(asker.id),
    photos: photos.map(({ id, angle, width, height }, at) => ({
      id,
      angle,
      label: photoLabel(angle, at),
      mayCrop: width !== null && height !== null && isCut({ width, height }),
    })),
    emptySlots: SLOTS.filter(({ value }) => !photos.some(({ angle }) => angle === value)),
    room: MAX_VEHICLE_PHOTOS - photos.length,
    missing: photosMissing(photos),
  }
}

export type ListingPhotosView = Awaited<ReturnType<typeof listingPhotos>>

/** Every photo of a vehicle in the order of its gallery, with what was sent of it. */
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

/** One photo of a vehicle that the asker may change; 404 for those of other vehicles. */
export async function requireListingPhoto(asker: Account, { vehicleId, photoId }: PhotoAt) {
  const vehicle = await requireManagedVehicle(asker, vehicleId)
  const photos = await photosOf(vehicleId)
  const place = photos.findIndex(({ id }) => id === photoId)
  const photo = photos[place]
  if (!photo) throw notFound()
  return {
    vehicle,
    photo,
    label: photoLabel(photo.angle, place),
    removal: checkPhotoRemoval(photo, vehicle.listingStatus),
  }
}

/** A photo as it was sent, uncut, in one of its sizes; null where it was not kept. */
export async function findWholePhoto(asker: Account, { file, ...at }: PhotoAt & { file: WholeFile }) {
  const { photo } = await requireListingPhoto(asker, at)
  const content = await findFile(`${photo.fileKey}/${file}`)
  return content && { ...content, name: `vehicle-${file}`, tag: `${photo.id}-${Number.parseInt(file, 10)}` }
}

/** Moves a photo to a place in the gallery, from 0, where it leads as the cover; twice is once. */
export function movePhoto(asker: Account, { vehicleId, photoId }: PhotoAt, position: number): Promise<Outcome> {
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, vehicleId)
    const ids = (await photosOf(vehicleId, tx)).map(({ id }) => id)
    if (!ids.includes(photoId)) throw notFound()
    await writeOrder(tx, vehicleId, movedTo(ids, photoId, position))
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true }
  })
}

/**
 * Deletes a photo: its address answers 404 from then on, and a job deletes what was sent with all that was made of it.
 * What is gone already is no mistake; 404 for the photo of another vehicle. A listed vehicle keeps its driver's side.
 */
export function deleteListingPhoto(asker: Account, { vehicleId, photoId }: PhotoAt): Promise<Outcome> {
  return transact(PHOTO_MESSAGES.failed, async (tx) => {
    const vehicle = await lockManagedVehicle(tx, asker, vehicleId)
    const photos = await photosOf(vehicleId, tx)
    const photo = photos.find(({ id }) => id === photoId)
    if (!photo) {
      if ((await tx.$count(vehiclePhotos, eq(vehiclePhotos.id, photoId))) > 0) throw notFound()
      return { ok: true }
    }
    const refusal = checkPhotoRemoval(photo, vehicle.listingStatus)
    if (refusal) return refusal
    await takeOut(tx, photo)
    const left = photos.map(({ id }) => id).filter((id) => id !== photoId)
    await writeOrder(tx, vehicleId, left)
    await recordPhotoChange(tx, asker, vehicle)
    return { ok: true }
  })
}

/**
 * Says in the history of a locked listing that its photos were changed, once for one change after another, and ends what
 * the staff have asked for.
 */
export async function recordPhotoChange(tx: Tx, asker: Account, vehicle: ManagedVehicle): Promise<void> {
  await endEditRequests(tx, asker, vehicle)
  const [last] = await allListingEvents(tx, vehicle.id)
  const isSaid = last?.kind === 'edited' && last.note === PHOTO_MESSAGES.edited && last.side === listingSide(asker)
  if (!isSaid) await recordListingEvent(tx, asker, vehicle.id, 'edited', PHOTO_MESSAGES.edited)
}

/** Deletes the row of a photo, and leaves its file to the job. */
export async function takeOut(tx: Tx, { id, fileId }: StoredPhoto): Promise<void> {
  await tx.delete(vehiclePhotos).where(eq(vehiclePhotos.id, id))
  if (fileId) await releaseFile(tx, fileId)
}

/** Renumbers the photos of a locked vehicle, below zero first: no two of them ever have the same place. */
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
