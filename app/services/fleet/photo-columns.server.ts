import { type SQL, sql } from 'drizzle-orm'
import type { VehiclePhoto } from '~/models/trade/photos'

// With the tables' names written out, because drizzle leaves them out where a select names one table only.

/** For a select from or with `vehicles`: its photos in the order of its gallery. */
export const photos: SQL<VehiclePhoto[]> = sql<VehiclePhoto[]>`coalesce((
  select json_agg(json_build_object('id', photo.id, 'angle', photo.angle) order by photo.position)
  from vehicle_photos as photo where photo.vehicle_id = vehicles.id), '[]')`

/** For a select from or with `vehicles`: the id of its first photo, or null. */
export const firstPhotoId: SQL<string | null> = sql<string | null>`(
  select photo.id::text from vehicle_photos as photo where photo.vehicle_id = vehicles.id
  order by photo.position limit 1)`
