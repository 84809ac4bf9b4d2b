import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { cartRates } from '~/models/orders/cart'
import { CART_MESSAGES } from '~/models/orders/cart-messages'
import { CHECKOUT_MESSAGES } from '~/models/orders/checkout-messages'
import type { SignerForm } from '~/models/orders/signer-form'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { CHECKOUT_TAX } from '~/models/trade/money/tax'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { cartItems, carts, checkouts, orderItems, orders } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { transact } from '~/server/verb.server'
import { findMembership, holdProject } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { reserveDays } from '~/services/fleet/reserve-days.server'
import { doerOf } from '../agreement/events/append-event.server'
import { issueAgreement } from '../agreement/issue-agreement.server'
import { lockCart, nextRevision } from '../cart/lock-cart.server'
import { refusedItem } from '../cart/refused-item.server'
import { findStoredCart, lockVehicles, type StoredCartItem } from '../cart/stored-cart.server'
import { tellOfTakenDays } from '../items/moved-days.server'
import { tellOfOrder } from './order-letters.server'

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
      const refusal = await refusedItem(tx, cart)
      if (refusal) return refusal
      const billing = await takeBilling(tx, asker)
      if (!billing) return refused('billing-missing', CHECKOUT_MESSAGES.billingMissing)

      const projectId = cart.project.id
      const [order] = await tx
        .insert(orders)
        .values({
          ...billing,
          projectId,
          placedBy: asker.id,
          cartRevision: revision,
          taxPerMille: CHECKOUT_TAX,
          createdAt: now(),
        })
        .returning({ id: orders.id })
      if (!order) throw new Error('The order was not written.')
      await writeItems(tx, asker, order.id, cart.items)
      await tellOfOrder(tx, asker, { orderId: order.id, cart, signer })
      await recordActivity(tx, asker, { kind: 'order-placed', projectId, subject: { orderId: order.id } })
      await tx.delete(cartItems).where(eq(cartItems.accountId, asker.id))
      await nextRevision(tx, asker.id, null)
      await issueAgreement(tx, doerOf(asker), {
        orderId: order.id,
        signer: { ...signer, title: signer.role },
        origin: asker.origin,
      })
      return { ok: true, orderId: order.id }
    },
    refusedBy,
  )
}

/** The renter's place in the cart's project: whoever ends it waits for the order, or was here first. */
async function holdMembership(tx: Tx, asker: Account) {
  const ofCart = tx.select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id))
  await holdProject(tx, ofCart)
  const [cart] = await ofCart
  return cart?.id ? findMembership(asker, cart.id, tx) : null
}

/** What became of the cart while another order was quicker. */
async function refusedCart(asker: Account): Promise<Refusal> {
  const cart = await findStoredCart(asker, db())
  return (cart && (await refusedItem(db(), cart))) ?? refused('item-blocked', CHECKOUT_MESSAGES.cartBlocked)
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

/** In the order of the vehicles, so that two orders that share some meet at the first of them. */
async function writeItems(tx: Tx, asker: Account, orderId: number, items: StoredCartItem[]) {
  const sorted = [...items].sort((a, b) => (a.vehicleId < b.vehicleId ? -1 : 1))
  const rows = await tx
    .insert(orderItems)
    .values(sorted.map((item) => ({ orderId, ...frozen(item) })))
    .returning()
  const held = rows.map(({ id, vehicleId, bookedFrom: from, bookedTo: to }) => ({
    vehicleId,
    orderItemId: id,
    days: { from, to },
    old: null,
  }))
  await reserveDays(tx, held)
  await tellOfTakenDays(tx, asker, `order-${orderId}`, held)
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
    priceCents: item.agreed,
    taxCents: cartRates(item).tax,
  }
}
