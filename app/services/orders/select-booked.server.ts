import { eq } from 'drizzle-orm'
import type { Db, Tx } from '~/server/db/client.server'
import { accounts, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

/**
 * Booked vehicles with order, project and owner. The columns are fixed: drizzle loses the types of a joined select whose
 * columns are a type parameter.
 */
export function selectBooked(on: Db | Tx) {
  return on
    .select({
      item: orderItems,
      order: orders,
      project: projects,
      vehicle: vehicles,
      owner: { email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName },
      photoId: firstPhotoId,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
}
