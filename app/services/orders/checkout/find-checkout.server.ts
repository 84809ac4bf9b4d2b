import { eq } from 'drizzle-orm'
import { normalizePhone } from '~/models/trade/fields/phone'
import { db } from '~/server/db/client.server'
import { checkouts } from '~/server/db/schema'
import type { Renter } from '~/server/session/renter.server'
import { type CartView, findCart } from '../cart/find-cart.server'

/** The cart on its way to an order, and the billing answers so far. Null while the cart is empty. */
export async function findCheckout(renter: Renter) {
  const cart = await findCart(renter)
  if (!cart) return null
  const [kept] = await db().select().from(checkouts).where(eq(checkouts.accountId, renter.id))
  return {
    cart,
    isBillingComplete: kept?.completed ?? false,
    billing: kept ? asTyped(kept) : firstAnswers(renter, cart),
  }
}

function asTyped(kept: typeof checkouts.$inferSelect) {
  const { accountId, completed, ...answers } = kept
  return { ...answers, phoneNumber: normalizePhone(answers.phoneNumber)?.shown ?? answers.phoneNumber }
}

/** What is known before anybody has typed anything. */
function firstAnswers(renter: Renter, cart: CartView): Record<keyof ReturnType<typeof asTyped>, string> {
  return {
    productionCompanyName: cart.project.productionCompany,
    contactName: `${renter.firstName} ${renter.lastName}`.trim(),
    email: renter.email,
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
