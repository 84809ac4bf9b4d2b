import type { z } from 'zod'
import type { BillingForm } from '~/models/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/checkout-messages'
import type { Outcome } from '~/models/outcome'
import type { Renter } from '../auth/renter.server'
import { countCart } from '../cart/count-cart.server'
import { db } from '../db/client.server'
import { checkouts } from '../db/schema'
import { orRefuse } from '../web/or-refuse.server'

/**
 * Completes the billing step of the cart. The answers are kept for the next checkout too; sending them again changes
 * nothing. Sent late, after the order, they complete no step: the next cart begins at its first one.
 */
export function saveBilling(renter: Renter, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  return orRefuse(CHECKOUT_MESSAGES.failed, () => save(renter, billing))
}

async function save(renter: Renter, billing: z.output<typeof BillingForm>): Promise<Outcome> {
  const answers = { ...billing, completed: (await countCart(renter)) > 0 }
  await db()
    .insert(checkouts)
    .values({ accountId: renter.id, ...answers })
    .onConflictDoUpdate({ target: checkouts.accountId, set: answers })
  return { ok: true }
}
