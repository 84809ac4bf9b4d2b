import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { agreements, carts, checkouts, db, orders, projectMembers } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type CartView, findCart } from '../cart/find-cart.server'

/** The cart, the billing answers so far, and the signer of the last order. Null if the cart is empty. */
export async function findCheckout(asker: Account) {
  const cart = await findCart(asker)
  if (!cart) return null
  const [stored] = await db().select().from(checkouts).where(eq(checkouts.accountId, asker.id))
  return {
    cart,
    isBillingComplete: stored?.completed ?? false,
    billing: stored ? asTyped(stored) : firstAnswers(asker, cart),
    signer: await lastSigner(asker, cart.project.id),
  }
}

function asTyped(stored: typeof checkouts.$inferSelect) {
  const { accountId, completed, ...answers } = stored
  const phoneNumber = normalizePhone(answers.phoneNumber)?.shown ?? answers.phoneNumber
  return { ...answers, phoneNumber, state: answers.state ?? '' }
}

/** The signer of the project's last order, else of the asker's. */
async function lastSigner(asker: Account, projectId: string) {
  const isHere = eq(orders.projectId, projectId)
  const [signer] = await db()
    .select({
      orderId: orders.id,
      firstName: agreements.firstName,
      lastName: agreements.lastName,
      email: agreements.email,
      role: agreements.title,
    })
    .from(orders)
    .innerJoin(agreements, and(eq(agreements.orderId, orders.id), ne(agreements.status, 'replaced')))
    .where(or(isHere, eq(orders.placedBy, asker.id)))
    .orderBy(desc(isHere), desc(orders.id))
    .limit(1)
  return signer ?? null
}

/** Defaults for the billing form. */
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

/**
 * The order that emptied the asker's cart. Null if there is none, if the cart has changed since, or if the asker is
 * no longer a member of the project.
 */
export async function findOrderJustPlaced(asker: Account): Promise<number | null> {
  requireArea(asker, 'cart')
  const [order] = await db()
    .select({ id: orders.id })
    .from(carts)
    .innerJoin(orders, and(eq(orders.placedBy, carts.accountId), eq(orders.cartRevision, sql`${carts.revision} - 1`)))
    .innerJoin(
      projectMembers,
      and(eq(projectMembers.projectId, orders.projectId), eq(projectMembers.accountId, carts.accountId)),
    )
    .where(eq(carts.accountId, asker.id))
  return order?.id ?? null
}
