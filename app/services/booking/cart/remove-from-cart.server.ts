import { and, asc, eq, not } from 'drizzle-orm'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import { cartItems, carts, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { countsInCart } from '~/services/deals/select-list-vehicles.server'
import { lockCart, nextRevision } from './lock-cart.server'

/** Removes a vehicle from the asker's cart. Idempotent; 404 for an item of another cart. */
export function removeFromCart(asker: Account, cartItemId: string): Promise<Outcome> {
  return transact(CART_MESSAGES.deleteFailed, async (tx) => {
    requireArea(asker, 'cart')
    const cart = await lockCart(tx, asker.id)
    const [item] = await tx.select().from(cartItems).where(eq(cartItems.id, cartItemId))
    if (!item) return { ok: true }
    if (item.accountId !== asker.id) throw notFound()
    await tx.delete(cartItems).where(eq(cartItems.id, cartItemId))
    await updateCart(tx, asker.id, cart.projectId)
    return { ok: true }
  })
}

/**
 * Locks the renter's cart and, if someone who has left the project has this vehicle in their cart, that cart too.
 * Locks in the order of account ids to avoid deadlocks.
 */
export async function lockCarts(tx: Tx, accountId: string, listVehicleId: string) {
  const [left] = await tx.select({ accountId: cartItems.accountId }).from(cartItems).where(isLeftBehind(listVehicleId))
  if (left && left.accountId < accountId) await lockCart(tx, left.accountId)
  const cart = await lockCart(tx, accountId)
  if (left && left.accountId > accountId) await lockCart(tx, left.accountId)
  return cart
}

/** Removes a vehicle from the cart of someone who has left the project. The caller has locked the carts. */
export async function removeFromCarts(tx: Tx, listVehicleId: string): Promise<void> {
  const [left] = await tx.delete(cartItems).where(isLeftBehind(listVehicleId)).returning()
  if (left) await updateCart(tx, left.accountId, left.projectId)
}

const isLeftBehind = (listVehicleId: string) => and(eq(cartItems.listVehicleId, listVehicleId), not(countsInCart()))

/** Raises the revision. An empty cart belongs to no project. */
async function updateCart(tx: Tx, accountId: string, projectId: string | null) {
  const left = await tx.$count(cartItems, eq(cartItems.accountId, accountId))
  await nextRevision(tx, accountId, left === 0 ? null : projectId)
}

/** Removes the vehicles of a closing project from all carts. The caller has locked the project. */
export async function emptyCarts(tx: Tx, projectId: string): Promise<void> {
  const filled = await tx
    .select({ accountId: carts.accountId })
    .from(carts)
    .where(eq(carts.projectId, projectId))
    .orderBy(asc(carts.accountId))
    .for('update')
  await tx.delete(cartItems).where(eq(cartItems.projectId, projectId))
  for (const { accountId } of filled) await nextRevision(tx, accountId, null)
}
