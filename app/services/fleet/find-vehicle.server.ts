import { eq, getTableColumns, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'

/** With the table's name written out, because drizzle leaves it out where a select names one table only. */
const photoIds = sql<string[]>`array(
  select photo.id::text from vehicle_photos as photo where photo.vehicle_id = vehicles.id order by photo.position)`

/** A vehicle with the ids of its photos in their order, or null; whatever its listing status. */
export async function findVehicle(vehicleId: string) {
  const [vehicle] = await db()
    .select({ ...getTableColumns(vehicles), photoIds })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  return vehicle ?? null
}

export type Vehicle = NonNullable<Awaited<ReturnType<typeof findVehicle>>>
