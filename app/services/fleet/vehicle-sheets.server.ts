import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { standardShots } from '~/models/fleet/standard-shots'
import { vehicleConditions } from '~/models/fleet/vehicle-page'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { db, vehicles } from '~/server/db/client.server'

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
