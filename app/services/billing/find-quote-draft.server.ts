import { desc, eq } from 'drizzle-orm'
import { normalizePhone } from '~/models/trade/fields/person'
import { db } from '~/server/db/client.server'
import { quotes } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { findCheckout } from '~/services/booking/checkout/find-checkout.server'

/** The cart that a quote is wanted of, and whom the last one was for, or who is billed. Null while the cart is empty. */
export async function findQuoteDraft(asker: Account) {
  const checkout = await findCheckout(asker)
  if (!checkout) return null
  const [last] = await db()
    .select()
    .from(quotes)
    .where(eq(quotes.accountId, asker.id))
    .orderBy(desc(quotes.id))
    .limit(1)
  const { productionCompanyName: companyName, contactName: contactPerson, ...address } = checkout.billing
  const known = last ?? { companyName, contactPerson, ...address }
  return {
    cart: checkout.cart,
    company: {
      companyName: known.companyName,
      contactPerson: known.contactPerson,
      email: known.email,
      phoneNumber: normalizePhone(known.phoneNumber)?.shown ?? known.phoneNumber,
      addressLine1: known.addressLine1,
      addressLine2: known.addressLine2,
      city: known.city,
      state: known.state,
      zipcode: known.zipcode,
    },
  }
}
