import type { z } from 'zod'
import type { BillingForm } from '~/models/billing-form'
import type { Renter } from '../auth/renter.server'
import { countCart } from '../cart/count-cart.server'
import { db } from '../db/client.server'
import { checkouts } from '../db/schema'

/**
 * Completes the billing step of the cart. The answers are kept for the next checkout too; sending them again changes
 * nothing. Sent late, after the order, they complete no step: the next cart begins at its first one.
 */
export async function saveBilling(renter: Renter, billing: z.output<typeof BillingForm>): Promise<void> {
  const answers = { ...billing, completed: (await countCart(renter)) > 0 }
  await db()
    .insert(checkouts)
    .values({ accountId: renter.id, ...answers })
    .onConflictDoUpdate({ target: checkouts.accountId, set: answers })
}
