import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingForm } from '~/models/booking/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { cartItems, checkouts, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockCart } from '../cart/lock-cart.server'

/**
 * Completes the billing step of the cart. The answers are kept for the next checkout too; sending them again changes
 * nothing. Sent late, after the order, they complete no step: the next cart begins at its first one.
 */
export function saveBilling(asker: Account, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  return transact(CHECKOUT_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'cart')
    // an order that empties the cart comes wholly before this or wholly after
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
