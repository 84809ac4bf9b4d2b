import { eq } from 'drizzle-orm'
import { orderStatus, STORED_ITEM_STATUSES } from '~/models/order-status'
import { vehicleTitle } from '~/models/vehicle-title'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { known } from '../db/known.server'
import { orderItems, vehicles } from '../db/schema'
import { gone, notFound } from '../web/errors.server'
import { requireOrder } from './require-order.server'

/** The vehicle an inspection is about. 404 for strangers and for items of other orders, 410 once the order is over. */
export async function findInspection(
  account: Renter,
  { orderId, orderItemId }: { orderId: number; orderItemId: string },
) {
  await requireOrder(account, orderId)
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
  const statuses = items.map(({ status }) => known(STORED_ITEM_STATUSES, status))
  if (orderStatus(statuses) !== 'placed') throw gone()
  return { orderId, title: vehicleTitle(item) }
}
