import { eq, getTableColumns } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { vehicles } from '~/server/db/schema'
import { photos } from './photo-columns.server'

/** A vehicle with its photos in their order, or null; whatever its listing status. */
export async function findVehicle(vehicleId: string) {
  const [vehicle] = await db()
    .select({ ...getTableColumns(vehicles), photos })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  return vehicle ?? null
}

export type Vehicle = NonNullable<Awaited<ReturnType<typeof findVehicle>>>
