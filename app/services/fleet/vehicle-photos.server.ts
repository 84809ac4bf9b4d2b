import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { PhotoAddress } from '~/models/trade/addresses/params'
import { jpegUrl, type PhotoFile, type VehiclePhoto } from '~/models/trade/photos'
import { type Db, db, type Tx, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { fileStore, findFile } from '~/server/files/store.server'
import type { EmailPart } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { isManagedBy } from './managed-vehicle.server'

// With the tables' names written out, because drizzle leaves them out where a select names one table only.

/** For a select from or with `vehicles`: its photos in the order of its gallery. */
export const photos: SQL<VehiclePhoto[]> = sql<VehiclePhoto[]>`coalesce((
  select json_agg(json_build_object('id', photo.id, 'angle', photo.angle) order by photo.position)
  from vehicle_photos as photo where photo.vehicle_id = vehicles.id), '[]')`

/** For a select from or with `vehicles`: the id of its first photo, or null. */
export const firstPhotoId: SQL<string | null> = sql<string | null>`(
  select photo.id::text from vehicle_photos as photo where photo.vehicle_id = vehicles.id
  order by photo.position limit 1)`

/** Each vehicle's photos in the order of its gallery. */
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

/** The first photo of a vehicle as a part of an email, by its public address; no part where it has none. */
export async function emailPicture(on: Db | Tx, vehicle: Shown, origin: string): Promise<EmailPart[]> {
  const [row] = await on.select({ photoId: firstPhotoId }).from(vehicles).where(eq(vehicles.id, vehicle.id))
  return row?.photoId ? [{ picture: new URL(jpegUrl(row.photoId), origin).href, alt: vehicle.title }] : []
}

/** One file of a stored photo by its key; null when there is none. A variant that was never rendered is rendered now. */
async function findPhotoFile(fileKey: string, file: PhotoFile) {
  const key = `${fileKey}/${file}`
  return (await findFile(key)) ?? ((await renderVariant(fileKey, file)) && findFile(key))
}

/** The same as bytes, in one request to the store instead of two. */
export async function findPhotoBytes(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  return (await (await fileStore()).read(`${fileKey}/${file}`)) ?? renderVariant(fileKey, file)
}

/** One file of a vehicle's photo for whom the caller has let in, or null. */
export async function findPhoto(asked: PhotoAddress) {
  return findPhotoIf(asked, async () => true)
}

/**
 * The same for anybody. Photos of a draft or a deleted vehicle are for its owner and the staff; only then is asked who is
 * there.
 */
export function findShownPhoto(asked: PhotoAddress, findAsker: () => Promise<Account | null>) {
  return findPhotoIf(asked, async (vehicle) => {
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

const LARGEST: PhotoFile = '1280.webp'
const QUALITY = 76

/** Renders a variant from the largest one and stores it; null when that is missing. */
async function renderVariant(fileKey: string, file: PhotoFile): Promise<Buffer | null> {
  const store = await fileStore()
  const largest = await store.read(`${fileKey}/${LARGEST}`)
  if (!largest) return null
  const resized = sharp(largest).resize(Number.parseInt(file, 10))
  const variant = file.endsWith('.jpg') ? resized.jpeg({ quality: QUALITY }) : resized.webp({ quality: QUALITY })
  const bytes = await variant.toBuffer()
  await store.put(`${fileKey}/${file}`, bytes)
  return bytes
}

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
