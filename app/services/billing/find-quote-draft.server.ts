import { desc, eq } from 'drizzle-orm'
import { contactFields } from '~/models/billing/billed-contact'
import { db, quotes } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findCheckout } from '~/services/booking/checkout/find-checkout.server'

/** The asker's cart, and the company from their last quote or the billing details. Null if the cart is empty. */
export async function findQuoteDraft(asker: Account) {
  const checkout = await findCheckout(asker)
  if (!checkout) return null
  const [last] = await db()
    .select()
    .from(quotes)
    .where(eq(quotes.accountId, asker.id))
    .orderBy(desc(quotes.id))
    .limit(1)
  const { productionCompanyName, contactName, ...address } = checkout.billing
  const { companyName, contactPerson, ...contact } = last ?? {
    companyName: productionCompanyName,
    contactPerson: contactName,
    ...address,
  }
  return { cart: checkout.cart, company: { companyName, contactPerson, ...contactFields(contact) } }
}
