import { type SQL, sql } from 'drizzle-orm'
import { vehiclePhotos, vehicles } from '~/server/db/schema'

/** For a select that joins `vehicles`: the ids of its photos in their order. */
export const photoIds: SQL<string[]> = sql<string[]>`array(select ${vehiclePhotos.id}::text from ${vehiclePhotos}
  where ${vehiclePhotos.vehicleId} = ${vehicles.id} order by ${vehiclePhotos.position})`

/** For a select that joins `vehicles`: the id of its first photo, or null. */
export const firstPhotoId: SQL<string | null> = sql<
  string | null
>`(select ${vehiclePhotos.id}::text from ${vehiclePhotos}
  where ${vehiclePhotos.vehicleId} = ${vehicles.id} order by ${vehiclePhotos.position} limit 1)`
