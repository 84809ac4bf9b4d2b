import { and, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { db } from '~/server/db/client.server'
import { orderItems, vehicles } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import type { PickupReader } from '~/server/session/asker.server'
import { requirePickupAccess } from './require-pickup-access.server'

/** The vehicle an inspection is about. 404 for strangers and for items of other orders, 410 once it is cancelled or back. */
export async function requireInspection(
  reader: PickupReader,
  { orderId, orderItemId }: { orderId: number; orderItemId: string },
) {
  await requirePickupAccess(reader, orderId)
  const [item] = await db()
    .select({
      status: orderItems.status,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(eq(orderItems.id, orderItemId), eq(orderItems.orderId, orderId)))
  if (!item) throw notFound()
  if (item.status !== 'confirmed') throw gone()
  return { orderId, title: vehicleTitle(item) }
}
