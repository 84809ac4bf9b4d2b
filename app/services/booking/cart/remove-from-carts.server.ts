import { and, eq, not } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { cartItems } from '~/server/db/schema'
import { countsInCart } from '~/services/deals/select-list-vehicles.server'
import { lockCart, nextRevision } from './lock-cart.server'

/**
 * Locks the renter's cart, and before or after it, in one order for everybody, the cart of somebody who has left the
 * project with this vehicle in it.
 */
export async function lockCarts(tx: Tx, accountId: string, listVehicleId: string) {
  const [left] = await tx.select({ accountId: cartItems.accountId }).from(cartItems).where(isLeftBehind(listVehicleId))
  if (left && left.accountId < accountId) await lockCart(tx, left.accountId)
  const cart = await lockCart(tx, accountId)
  if (left && left.accountId > accountId) await lockCart(tx, left.accountId)
  return cart
}

/** Takes a vehicle out of the cart of somebody who has left the project with it. Whoever calls this has locked the carts. */
export async function removeFromCarts(tx: Tx, listVehicleId: string): Promise<void> {
  const [left] = await tx.delete(cartItems).where(isLeftBehind(listVehicleId)).returning()
  if (!left) return
  const more = await tx.$count(cartItems, eq(cartItems.accountId, left.accountId))
  await nextRevision(tx, left.accountId, more === 0 ? null : left.projectId)
}

const isLeftBehind = (listVehicleId: string) => and(eq(cartItems.listVehicleId, listVehicleId), not(countsInCart()))
