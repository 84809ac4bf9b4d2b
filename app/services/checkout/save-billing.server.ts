import type { z } from 'zod'
import type { BillingForm } from '~/models/billing-form'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { checkouts } from '../db/schema'

/** Completes the billing step. The answers are kept for the next checkout too; sending them again changes nothing. */
export async function saveBilling(renter: Renter, billing: z.output<typeof BillingForm>): Promise<void> {
  const answers = { ...billing, completed: true }
  await db()
    .insert(checkouts)
    .values({ accountId: renter.id, ...answers })
    .onConflictDoUpdate({ target: checkouts.accountId, set: answers })
}
