import { type SQL, sql } from 'drizzle-orm'
import { inspectionPhotos, inspections, orderItems } from '~/server/db/schema'

/** For a select from `orderItems`: whether either side has a photo in an inspection of the vehicle. */
export const isPhotographed: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${inspectionPhotos} join ${inspections} on ${inspections.id} = ${inspectionPhotos.inspectionId}
  where ${inspections.orderItemId} = ${orderItems.id} and ${inspectionPhotos.removedAt} is null)`
