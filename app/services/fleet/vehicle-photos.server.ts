import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { standardShots } from '~/models/fleet/standard-shots'
import { vehicleConditions } from '~/models/fleet/vehicle-page'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { jpegUrl, type VehiclePhoto } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { type Db, db, type Tx, vehiclePhotos, vehicles } from '~/server/db/client.server'
import type { EmailPart } from '~/server/mail/write-mail.server'

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

type StoredPhoto = { angle: number | null; fileKey: string }

/** A vehicle as a PDF for a crew shows it: without its price and its exact location. */
export type VehicleSheet = Awaited<ReturnType<typeof allVehicleSheets>> extends Map<string, infer Sheet> ? Sheet : never

/** The sheets of these vehicles by their ids; one query for any number. */
export async function allVehicleSheets(vehicleIds: string[]) {
  if (vehicleIds.length === 0) return new Map<string, ReturnType<typeof sheetOf>>()
  const rows = await db()
    .select({ ...getTableColumns(vehicles), photos: storedPhotos })
    .from(vehicles)
    .where(inArray(vehicles.id, vehicleIds))
  return new Map(rows.map((vehicle) => [vehicle.id, sheetOf(vehicle)]))
}

function sheetOf(vehicle: typeof vehicles.$inferSelect & { photos: StoredPhoto[] }) {
  return {
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    facts: [
      { label: 'Location', value: `${vehicleTown(vehicle)} ${vehicle.zipcode}` },
      { label: 'Color', value: labelOf(COLORS, vehicle.color) },
      { label: 'Body', value: vehicle.bodyType },
      { label: 'Era', value: vehicle.era },
      { label: 'Transmission', value: vehicle.transmission },
      { label: 'Fuel', value: vehicle.fuelType },
    ],
    conditions: vehicleConditions(vehicle),
    modifications: vehicle.modifications,
    shots: standardShots(vehicle.photos),
  }
}

/** With the table's name written out, because drizzle leaves it out where a select names one table only. */
const storedPhotos: SQL<StoredPhoto[]> = sql<StoredPhoto[]>`coalesce((
  select json_agg(json_build_object('angle', photo.angle, 'fileKey', photo.file_key) order by photo.position)
  from vehicle_photos as photo where photo.vehicle_id = vehicles.id), '[]')`
