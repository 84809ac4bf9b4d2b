import { eq, getTableColumns } from 'drizzle-orm'
import { db } from '../db/client.server'
import { vehicles } from '../db/schema'
import { photoIds } from './photo-columns.server'

/** A vehicle with the ids of its photos in their order, or null; whatever its listing status. */
export async function findVehicle(vehicleId: string) {
  const [vehicle] = await db()
    .select({ ...getTableColumns(vehicles), photoIds })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  return vehicle ?? null
}

export type Vehicle = NonNullable<Awaited<ReturnType<typeof findVehicle>>>
