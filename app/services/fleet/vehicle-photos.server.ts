import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import { jpegUrl, type PhotoFile, type VehiclePhoto } from '~/models/trade/photos'
import { type Db, db, type Tx, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import type { EmailPart } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { isManagedBy } from './managed-vehicle.server'
import { findPhotoFile } from './photo-variants.server'

// Table names are written out, because drizzle omits them in a select from a single table.

/** Column for queries with `vehicles`: the photos in gallery order. */
export const photos: SQL<VehiclePhoto[]> = sql<VehiclePhoto[]>`coalesce((
  select json_agg(json_build_object('id', photo.id, 'angle', photo.angle) order by photo.position)
  from vehicle_photos as photo where photo.vehicle_id = vehicles.id), '[]')`

/** Column for queries with `vehicles`: the id of the first photo, or null. */
export const firstPhotoId: SQL<string | null> = sql<string | null>`(
  select photo.id::text from vehicle_photos as photo where photo.vehicle_id = vehicles.id
  order by photo.position limit 1)`

/** The photos of each vehicle in gallery order. */
export async function allVehiclePhotos(vehicleIds: string[]): Promise<Map<string, VehiclePhoto[]>> {
  const photos = new Map<string, VehiclePhoto[]>()
  if (vehicleIds.length === 0) return photos
  const rows = await db()
    .select({ id: vehiclePhotos.id, angle: vehiclePhotos.angle, vehicleId: vehiclePhotos.vehicleId })
    .from(vehiclePhotos)
    .where(inArray(vehiclePhotos.vehicleId, vehicleIds))
    .orderBy(asc(vehiclePhotos.vehicleId), asc(vehiclePhotos.position))
  for (const { id, angle, vehicleId } of rows) photos.set(vehicleId, [...(photos.get(vehicleId) ?? []), { id, angle }])
  return photos
}

type Shown = { id: string; title: string }

/** The first photo of a vehicle for an email, with its public URL; empty if it has no photo. */
export async function emailPicture(on: Db | Tx, vehicle: Shown, origin: string): Promise<EmailPart[]> {
  const [row] = await on.select({ photoId: firstPhotoId }).from(vehicles).where(eq(vehicles.id, vehicle.id))
  return row?.photoId ? [{ picture: new URL(jpegUrl(row.photoId), origin).href, alt: vehicle.title }] : []
}

/** A file of a vehicle's photo, without an access check: callers authorize. Null if there is none. */
export async function findPhoto(requested: PhotoAddress) {
  return findPhotoIf(requested, async () => true)
}

/**
 * The same for any visitor. Photos of a draft or deleted vehicle are only for its owner and staff; `findAsker` is only
 * called for these.
 */
export function findShownPhoto(requested: PhotoAddress, findAsker: () => Promise<Account | null>) {
  return findPhotoIf(requested, async (vehicle) => {
    const asker = await findAsker()
    return asker !== null && isManagedBy(vehicle, asker)
  })
}

type LetIn = (vehicle: { ownerId: string }) => Promise<boolean>

async function findPhotoIf({ photoId, file }: PhotoAddress, maySeePrivate: LetIn) {
  const [photo] = await db()
    .select({ fileKey: vehiclePhotos.fileKey, ownerId: vehicles.ownerId, listingStatus: vehicles.listingStatus })
    .from(vehiclePhotos)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePhotos.vehicleId))
    .where(eq(vehiclePhotos.id, photoId))
  if (!photo) return null
  const isPrivate = photo.listingStatus === 'draft' || photo.listingStatus === 'deleted'
  if (isPrivate && !(await maySeePrivate(photo))) return null
  const content = await findPhotoFile(photo.fileKey, file)
  return content && { ...content, isPrivate }
}

/** The files of one picture: STORED_FILE, from which all others are rendered. */
type Picture = { file: PhotoFile; bytes: Buffer }[]

/**
 * Saves a vehicle's photo at a position in the gallery, from 0; `angle` is a value of models/trade/photos, or null.
 * Stores the files before the row, so that no page shows a photo without a file. Returns the id.
 */
export async function savePhoto(
  on: Db | Tx,
  photo: { vehicleId: string; position: number; angle: number | null; picture: Picture },
): Promise<string> {
  const fileKey = `photos/${randomUUID()}`
  const store = await fileStore()
  await Promise.all(photo.picture.map(({ file, bytes }) => store.put(`${fileKey}/${file}`, bytes)))
  const [row] = await on
    .insert(vehiclePhotos)
    .values({ vehicleId: photo.vehicleId, position: photo.position, angle: photo.angle, fileKey })
    .returning({ id: vehiclePhotos.id })
  if (!row) throw new Error('The photo was not written.')
  return row.id
}
