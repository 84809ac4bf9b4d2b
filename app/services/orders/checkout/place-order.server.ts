import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { CART_BLOCKERS, cartBlocker, cartRates } from '~/models/orders/cart'
import { CART_MESSAGES } from '~/models/orders/cart-messages'
import { CHECKOUT_MESSAGES } from '~/models/orders/checkout-messages'
import type { SignerForm } from '~/models/orders/signer-form'
import { type Outcome, refused } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { db, inTransaction, type Tx, violatedConstraint } from '~/server/db/client.server'
import { agreements, cartItems, checkouts, orderItems, orders, vehicleBlocks } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { issueSigningLink } from '../agreement/issue-signing-link.server'
import { lockCart, moveCart } from '../cart/lock-cart.server'
import { holdVehicles, readCart, type StoredCart, type StoredCartItem } from '../cart/stored-cart.server'
import { tellOfOrder } from './order-letters.server'

type Signer = z.output<typeof SignerForm>
type Placed = Outcome<{ orderId: number }>

/**
 * Turns the cart into an order: holds the days, sends the agreement to its signer and empties the cart, all or nothing.
 * The cart's revision in the form makes every repetition lead to the first order. Of two orders for the same days the
 * database lets one through; the other is refused by the vehicle's name and keeps its cart.
 */
export function placeOrder(renter: Renter, signer: Signer, origin: string): Promise<Placed> {
  return orRefuse(CHECKOUT_MESSAGES.failed, () => placeOrExplain(renter, signer, origin))
}

async function placeOrExplain(renter: Renter, signer: Signer, origin: string): Promise<Placed> {
  try {
    return await inTransaction((tx) => place(tx, renter, signer, origin))
  } catch (error) {
    if (violatedConstraint(error) !== 'vehicle_blocks_never_overlap') throw error
    const cart = await readCart(renter, db())
    return refused((cart && refusedItem(cart)) ?? CHECKOUT_MESSAGES.cartBlocked)
  }
}

async function place(tx: Tx, renter: Renter, signer: Signer, origin: string): Promise<Placed> {
  const { revision } = await lockCart(tx, renter.id)
  const earlier = await findEarlier(tx, renter, signer.revision)
  if (earlier) return { ok: true, orderId: earlier.id }
  await holdVehicles(tx, renter.id)
  const cart = await readCart(renter, tx)
  if (!cart || cart.items.length === 0 || revision !== signer.revision) return refused(CHECKOUT_MESSAGES.cartChanged)
  if (!cart.mayBook) return refused(CART_MESSAGES.noLongerYours)
  const blocked = refusedItem(cart)
  if (blocked) return refused(blocked)
  const billing = await takeBilling(tx, renter)
  if (!billing) return refused(CHECKOUT_MESSAGES.billingMissing)

  const [order] = await tx
    .insert(orders)
    .values({ ...billing, projectId: cart.project.id, placedBy: renter.id, cartRevision: revision, createdAt: now() })
    .returning({ id: orders.id })
  if (!order) throw new Error('The order was not written.')
  await holdDays(tx, order.id, cart.items)
  const agreement = await writeAgreement(tx, order.id, signer)
  const token = await issueSigningLink(tx, { orderId: order.id, agreementId: agreement.id })
  await tellOfOrder(tx, { orderId: order.id, cart, signer, buyer: renter, origin, token })
  const projectId = cart.project.id
  await recordActivity(tx, { kind: 'order-placed', accountId: renter.id, projectId, subject: { orderId: order.id } })
  await tx.delete(cartItems).where(eq(cartItems.accountId, renter.id))
  await moveCart(tx, renter.id, null)
  return { ok: true, orderId: order.id }
}

async function findEarlier(tx: Tx, renter: Renter, cartRevision: number) {
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, renter.id), eq(orders.cartRevision, cartRevision)))
  return earlier
}

/** '1976 Chevrolet Caprice: …' for the first vehicle that cannot be booked, or null. */
function refusedItem(cart: StoredCart): string | null {
  for (const item of cart.items) {
    const blocker = cartBlocker(item, now())
    if (blocker) return `${vehicleTitle(item)}: ${CART_BLOCKERS[blocker]}`
  }
  return null
}

/** The answers are kept for the next checkout, which starts at its first step. */
async function takeBilling(tx: Tx, renter: Renter) {
  const [billing] = await tx
    .update(checkouts)
    .set({ completed: false })
    .where(and(eq(checkouts.accountId, renter.id), eq(checkouts.completed, true)))
    .returning()
  if (!billing) return null
  const { accountId, completed, ...answers } = billing
  return answers
}

/** In the order of the vehicles, so that two orders that share some meet at the first of them. */
async function holdDays(tx: Tx, orderId: number, items: StoredCartItem[]) {
  const sorted = [...items].sort((a, b) => (a.vehicleId < b.vehicleId ? -1 : 1))
  const rows = await tx
    .insert(orderItems)
    .values(sorted.map((item) => ({ orderId, ...frozen(item) })))
    .returning({
      id: orderItems.id,
      vehicleId: orderItems.vehicleId,
      from: orderItems.bookedFrom,
      to: orderItems.bookedTo,
    })
  await tx.insert(vehicleBlocks).values(
    rows.map(({ id, vehicleId, from, to }) => ({
      vehicleId,
      period: sql`daterange(${from}::date, ${to}::date, '[]')`,
      kind: 'order' as const,
      orderItemId: id,
    })),
  )
}

/** What every later price of this booking is computed from. */
function frozen(item: StoredCartItem) {
  return {
    inquiryId: item.inquiryId,
    listVehicleId: item.listVehicleId,
    vehicleId: item.vehicleId,
    bookedFrom: item.booking.from,
    bookedTo: item.booking.to,
    dailyCents: item.daily,
    listedCents: item.listed,
    agreedCents: item.agreed,
    taxCents: cartRates(item).tax,
  }
}

async function writeAgreement(tx: Tx, orderId: number, { firstName, lastName, email, role }: Signer) {
  const [agreement] = await tx
    .insert(agreements)
    .values({ orderId, firstName, lastName, email, title: role })
    .returning({ id: agreements.id })
  if (!agreement) throw new Error('The agreement was not written.')
  return agreement
}
