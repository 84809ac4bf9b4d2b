import { type SQL, sql } from 'drizzle-orm'
import { inspectionPhotos, inspections, orderItems, vehicles } from '~/server/db/schema'

/** For a select of items that joins `vehicles`: what every list of booked vehicles says of one, and its days and status. */
export const itemColumns = {
  id: orderItems.id,
  from: orderItems.bookedFrom,
  to: orderItems.bookedTo,
  status: orderItems.status,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  zone: vehicles.zone,
}

/** For a select from `orderItems`: whether either side has a photo in an inspection of the vehicle. */
export const isPhotographed: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${inspectionPhotos} join ${inspections} on ${inspections.id} = ${inspectionPhotos.inspectionId}
  where ${inspections.orderItemId} = ${orderItems.id} and ${inspectionPhotos.removedAt} is null)`
