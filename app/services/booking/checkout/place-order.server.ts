import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { CART_MESSAGES, CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import { cartRates } from '~/models/booking/cart'
import type { SignerForm } from '~/models/signing/signing-form'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { CHECKOUT_TAX } from '~/models/trade/money'
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
 * Turns the cart into an order: holds the days, sends the agreement to its signer and empties the cart, all or nothing.
 * The cart's revision in the form makes every repetition lead to the first order. Of two orders for the same days the
 * database lets one through; the other is refused by the vehicle's name and keeps its cart.
 */
export function placeOrder(asker: Account, signer: Signer): Promise<Placed> {
  const refusedBy = { vehicle_blocks_never_overlap: () => refusedCart(asker) }
  return transact(
    CHECKOUT_MESSAGES.failed,
    async (tx) => {
      requireArea(asker, 'cart')
      const membership = await holdMembership(tx, asker)
      const { revision } = await lockCart(tx, asker.id)
      const earlier = await findEarlier(tx, asker, signer.revision)
      if (earlier) return { ok: true, orderId: earlier.id }
      await lockVehicles(tx, asker.id)
      const cart = await findStoredCart(asker, tx)
      const isStale = revision !== signer.revision
      if (!cart || cart.items.length === 0 || isStale) return refused('cart-changed', CHECKOUT_MESSAGES.cartChanged)
      if (!membership || !cart.mayBook) return refused('may-not-book', CART_MESSAGES.noLongerYours)
      const refusal = await checkCartItems(tx, cart)
      if (refusal) return refusal
      const billing = await takeBilling(tx, asker)
      if (!billing) return refused('billing-missing', CHECKOUT_MESSAGES.billingMissing)

      const projectId = cart.project.id
      const values = { ...billing, projectId, placedBy: asker.id, cartRevision: revision, taxPerMille: CHECKOUT_TAX }
      const orderId = await createOrder(tx, asker, values, cart.items.map(frozen))
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

/** The renter's place in the cart's project: whoever ends it waits for the order, or was here first. */
async function holdMembership(tx: Tx, asker: Account) {
  const ofCart = tx.select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id))
  await lockProjectShared(tx, ofCart)
  const [cart] = await ofCart
  return cart?.id ? findMembership(asker, cart.id, tx) : null
}

/** What became of the cart while another order was quicker. */
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

/** The answers are kept for the next checkout, which starts at its first step. */
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

/** What every later price of this booking is computed from. */
function frozen(item: StoredCartItem): NewOrderItem {
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
