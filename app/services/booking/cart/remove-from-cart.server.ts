import { eq } from 'drizzle-orm'
import { CART_MESSAGES } from '~/models/booking/cart-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { cartItems } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockCart, nextRevision } from './lock-cart.server'

/** Takes a vehicle out of the asker's cart. One that is gone already is no mistake; one of another cart is 404. */
export function removeFromCart(asker: Account, cartItemId: string): Promise<Outcome> {
  return transact(CART_MESSAGES.deleteFailed, async (tx) => {
    requireArea(asker, 'cart')
    const { projectId } = await lockCart(tx, asker.id)
    const [item] = await tx
      .select({ accountId: cartItems.accountId })
      .from(cartItems)
      .where(eq(cartItems.id, cartItemId))
    if (!item) return { ok: true }
    if (item.accountId !== asker.id) throw notFound()
    await tx.delete(cartItems).where(eq(cartItems.id, cartItemId))
    const left = await tx.$count(cartItems, eq(cartItems.accountId, asker.id))
    await nextRevision(tx, asker.id, left === 0 ? null : projectId)
    return { ok: true }
  })
}
