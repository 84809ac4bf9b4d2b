import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { orderStatus } from '~/models/trade/vocabulary/statuses/order-status'
import { db } from '~/server/db/client.server'
import { orderItems, vehicles } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import type { PickupReader } from '~/server/session/asker.server'
import { requireReach } from './require-reach.server'

/** The vehicle an inspection is about. 404 for strangers and for items of other orders, 410 once the order is over. */
export async function requireInspection(
  reader: PickupReader,
  { orderId, orderItemId }: { orderId: number; orderItemId: string },
) {
  await requireReach(reader, orderId)
  const items = await db()
    .select({
      id: orderItems.id,
      status: orderItems.status,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
  const item = items.find(({ id }) => id === orderItemId)
  if (!item) throw notFound()
  if (orderStatus(items.map(({ status }) => status)) !== 'placed') throw gone()
  return { orderId, title: vehicleTitle(item) }
}
