import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingForm } from '~/models/booking/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import { cartItems, checkouts, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockCart } from '../cart/lock-cart.server'

/**
 * Completes the billing step. The answers are kept for the next checkout too. Idempotent. With an empty cart, for
 * example after the order, the answers are saved but the step is not completed: the next checkout starts with it.
 */
export function saveBilling(asker: Account, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  return transact(CHECKOUT_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'cart')
    // serialize with an order that empties the cart
    await lockCart(tx, asker.id)
    const vehicles = await tx.$count(cartItems, eq(cartItems.accountId, asker.id))
    const answers = { ...billing, completed: vehicles > 0 }
    await tx
      .insert(checkouts)
      .values({ accountId: asker.id, ...answers })
      .onConflictDoUpdate({ target: checkouts.accountId, set: answers })
    return { ok: true }
  })
}
