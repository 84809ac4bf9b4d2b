import { eq } from 'drizzle-orm'
import { inTransaction } from '~/server/db/client.server'
import { cartItems } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import type { Renter } from '~/server/session/renter.server'
import { lockCart, moveCart } from './lock-cart.server'

/** Takes a vehicle out of the renter's cart. One that is gone already is no mistake; one of another cart is 404. */
export async function removeFromCart(renter: Renter, cartItemId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { projectId } = await lockCart(tx, renter.id)
    const [item] = await tx
      .select({ accountId: cartItems.accountId })
      .from(cartItems)
      .where(eq(cartItems.id, cartItemId))
    if (!item) return
    if (item.accountId !== renter.id) throw notFound()
    await tx.delete(cartItems).where(eq(cartItems.id, cartItemId))
    const left = await tx.$count(cartItems, eq(cartItems.accountId, renter.id))
    await moveCart(tx, renter.id, left === 0 ? null : projectId)
  })
}
