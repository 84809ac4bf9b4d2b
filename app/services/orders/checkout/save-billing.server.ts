import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingForm } from '~/models/orders/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/orders/checkout-messages'
import type { Outcome } from '~/models/trade/outcome'
import { inTransaction } from '~/server/db/client.server'
import { cartItems, checkouts } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { lockCart } from '../cart/lock-cart.server'

/**
 * Completes the billing step of the cart. The answers are kept for the next checkout too; sending them again changes
 * nothing. Sent late, after the order, they complete no step: the next cart begins at its first one.
 */
export function saveBilling(renter: Renter, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  return orRefuse(CHECKOUT_MESSAGES.failed, () => save(renter, billing))
}

/** The cart is held meanwhile: an order that empties it comes wholly before this or wholly after. */
function save(renter: Renter, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  return inTransaction(async (tx) => {
    await lockCart(tx, renter.id)
    const vehicles = await tx.$count(cartItems, eq(cartItems.accountId, renter.id))
    const answers = { ...billing, completed: vehicles > 0 }
    await tx
      .insert(checkouts)
      .values({ accountId: renter.id, ...answers })
      .onConflictDoUpdate({ target: checkouts.accountId, set: answers })
    return { ok: true }
  })
}
