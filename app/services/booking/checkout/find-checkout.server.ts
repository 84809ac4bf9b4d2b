import { eq } from 'drizzle-orm'
import { normalizePhone, personName } from '~/models/trade/fields/person'

import { db } from '~/server/db/client.server'
import { checkouts } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { type CartView, findCart } from '../cart/find-cart.server'

/** The cart on its way to an order, and the billing answers so far. Null while the cart is empty. */
export async function findCheckout(asker: Account) {
  const cart = await findCart(asker)
  if (!cart) return null
  const [kept] = await db().select().from(checkouts).where(eq(checkouts.accountId, asker.id))
  return {
    cart,
    isBillingComplete: kept?.completed ?? false,
    billing: kept ? asTyped(kept) : firstAnswers(asker, cart),
  }
}

function asTyped(kept: typeof checkouts.$inferSelect) {
  const { accountId, completed, ...answers } = kept
  const phoneNumber = normalizePhone(answers.phoneNumber)?.shown ?? answers.phoneNumber
  return { ...answers, phoneNumber, state: answers.state ?? '' }
}

/** What is known before anybody has typed anything. */
function firstAnswers(asker: Account, cart: CartView): Record<keyof ReturnType<typeof asTyped>, string> {
  return {
    productionCompanyName: cart.project.productionCompany,
    contactName: personName(asker),
    email: asker.email,
    phoneNumber: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    zipcode: '',
    paymentTerms: '',
    paymentMethod: '',
  }
}
