import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingForm } from '~/models/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/checkout-messages'
import type { Outcome } from '~/models/outcome'
import type { Renter } from '../auth/renter.server'
import { lockCart } from '../cart/lock-cart.server'
import { inTransaction } from '../db/client.server'
import { cartItems, checkouts } from '../db/schema'
import { orRefuse } from '../web/or-refuse.server'

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
