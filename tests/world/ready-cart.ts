import { eq, sql } from 'drizzle-orm'
import { db, orders, selectRows } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { anAdmin, aProject } from './builders'
import { aVehicleInCart, withBilling } from './orders'
import { SIGNER } from './paperwork'

export const revisionOf = async (renter: Account) => (await findCart(renter))?.revision ?? 0
export const send = (renter: Account, revision: number) => placeOrder(renter, { ...SIGNER, revision })
export const ordersOf = (renter: Account) => db().select().from(orders).where(eq(orders.placedBy, renter.id))
export const blocksWithin = (vehicleId: string) =>
  selectRows<{ period: string }>(
    db(),
    sql`select period::text from vehicle_blocks where vehicle_id = ${vehicleId} and active order by period`,
  ).then((rows) => rows.map(({ period }) => period))

/** A crew with a cart that is ready to be ordered. */
export async function aReadyCart(
  vehicles: Omit<Parameters<typeof aVehicleInCart>[0], 'projectId' | 'renter'>[] = [{}],
) {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const items = []
  for (const vehicle of vehicles) items.push(await aVehicleInCart({ projectId, renter: dana, ...vehicle }))
  await withBilling(dana)
  return { dana, projectId, items, revision: await revisionOf(dana) }
}
