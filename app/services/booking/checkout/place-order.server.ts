import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { CART_MESSAGES, CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import { cartRates } from '~/models/booking/cart'
import type { SignerForm } from '~/models/signing/signing-form'
import { CHECKOUT_TAX } from '~/models/trade/money'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { cartItems, carts, checkouts, db, orders, type Tx, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import {
  checkCartItems,
  findStoredCart,
  lockVehicles,
  type StoredCartItem,
} from '~/services/booking/cart/stored-cart.server'
import { findMembership, lockProjectShared } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { createOrder, type NewOrderItem } from '~/services/orders/items/create-order.server'
import { eventActorOf } from '~/services/signing/agreement/events.server'
import { issueAgreement } from '~/services/signing/write-agreement.server'
import { lockCart, nextRevision } from '../cart/lock-cart.server'
import { notifyOrderPlaced } from './order-emails.server'

type Signer = z.output<typeof SignerForm>
type Placed = Outcome<{ orderId: number }>

/**
 * Turns the cart into an order in one transaction: blocks the days, sends the agreement to its signer and empties the
 * cart. The cart revision in the form is the idempotency key: a repeat returns the first order. Of two orders for the
 * same days the database refuses one; that refusal names the vehicle, and its cart is kept.
 */
export function placeOrder(asker: Account, signer: Signer): Promise<Placed> {
  const refusedBy = { vehicle_blocks_never_overlap: () => refusedCart(asker) }
  return transact(
    CHECKOUT_MESSAGES.failed,
    async (tx) => {
      requireArea(asker, 'cart')
      const membership = await lockMembership(tx, asker)
      const { revision } = await lockCart(tx, asker.id)
      const earlier = await findEarlier(tx, asker, signer.revision)
      if (earlier) return { ok: true, orderId: earlier.id }
      await lockVehicles(tx, asker.id)
      const cart = await findStoredCart(asker, tx)
      const isStale = revision !== signer.revision
      if (!cart || cart.items.length === 0 || isStale) return refused('cart-changed', CHECKOUT_MESSAGES.cartChanged)
      if (!membership || !cart.mayBook) return refused('cannot-book', CART_MESSAGES.noLongerYours)
      const refusal = await checkCartItems(tx, cart)
      if (refusal) return refusal
      const billing = await takeBilling(tx, asker)
      if (!billing) return refused('billing-missing', CHECKOUT_MESSAGES.billingMissing)

      const projectId = cart.project.id
      const values = { ...billing, projectId, placedBy: asker.id, cartRevision: revision, taxPerMille: CHECKOUT_TAX }
      const orderId = await createOrder(tx, asker, values, cart.items.map(orderItemOf))
      await notifyOrderPlaced(tx, asker, { orderId, cart, signer })
      await recordActivity(tx, asker, { kind: 'order-placed', projectId, subject: { orderId } })
      await tx.delete(cartItems).where(eq(cartItems.accountId, asker.id))
      await nextRevision(tx, asker.id, null)
      await issueAgreement(tx, eventActorOf(asker), {
        orderId,
        signer: { ...signer, title: signer.role },
        origin: asker.origin,
      })
      return { ok: true, orderId }
    },
    refusedBy,
  )
}

/** The renter's membership in the cart's project, share-locked so that it cannot end before the order is placed. */
async function lockMembership(tx: Tx, asker: Account) {
  const ofCart = tx.select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id))
  await lockProjectShared(tx, ofCart)
  const [cart] = await ofCart
  return cart?.id ? findMembership(asker, cart.id, tx) : null
}

/** The refusal after another order took some of the days first. */
async function refusedCart(asker: Account): Promise<Refusal> {
  const cart = await findStoredCart(asker, db())
  return (cart && (await checkCartItems(db(), cart))) ?? refused('item-blocked', CHECKOUT_MESSAGES.cartBlocked)
}

async function findEarlier(tx: Tx, asker: Account, cartRevision: number) {
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, asker.id), eq(orders.cartRevision, cartRevision)))
  return earlier
}

/** Keeps the answers for the next checkout, which starts at its first step. */
async function takeBilling(tx: Tx, asker: Account) {
  const [billing] = await tx
    .update(checkouts)
    .set({ completed: false })
    .where(and(eq(checkouts.accountId, asker.id), eq(checkouts.completed, true)))
    .returning()
  if (!billing) return null
  const { accountId, completed, ...answers } = billing
  return answers
}

/** The values that later prices of this booking are computed from. */
function orderItemOf(item: StoredCartItem): NewOrderItem {
  return {
    inquiryId: item.inquiryId,
    listVehicleId: item.listVehicleId,
    vehicleId: item.vehicleId,
    bookedFrom: item.booking.from,
    bookedTo: item.booking.to,
    dailyCents: item.daily,
    listedCents: item.listed,
    agreedCents: item.agreed,
    priceCents: item.agreed,
    taxCents: cartRates(item).tax,
  }
}
