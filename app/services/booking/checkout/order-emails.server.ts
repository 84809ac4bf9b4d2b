import { eq, inArray } from 'drizzle-orm'
import { cartTotals } from '~/models/booking/cart'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { personName } from '~/models/trade/fields/person'
import { bookingPaths } from '~/models/trade/paths/booking'
import { ownerPaths } from '~/models/trade/paths/owner'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts, orderItems } from '~/server/db/schema'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { bookedLines, totalFact } from '~/services/signing/agreement/signer-email.server'
import type { StoredCart, StoredCartItem } from '../cart/stored-cart.server'

type PlacedOrder = {
  orderId: number
  cart: StoredCart
  signer: { firstName: string; lastName: string; email: string; role: string }
}

/** Mails to whoever placed the order and to each vehicle's owner, part of the order's transaction. */
export async function notifyOrderPlaced(tx: Tx, buyer: Account, order: PlacedOrder): Promise<void> {
  const key = `order-placed/${order.orderId}`
  const { items } = order.cart
  const pictureOf = ([item]: StoredCartItem[]) =>
    item ? emailPicture(tx, { id: item.vehicleId, title: vehicleTitle(item) }, buyer.origin) : []
  const toBuyer = emailToBuyer(order, buyer, await pictureOf(items))
  await writeMail(tx, { key: `${key}/buyer`, orderId: order.orderId, to: buyer.email, secret: null, ...toBuyer })
  const booked = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.orderId))
  for (const owner of await ownersOf(tx, order.cart.items)) {
    const theirs = order.cart.items.filter((item) => item.ownerId === owner.id)
    const only = theirs.length === 1 && booked.find(({ inquiryId }) => inquiryId === theirs[0]?.inquiryId)
    const look = only
      ? { button: 'Open the order', href: `${buyer.origin}${ownerPaths.ownerOrder(only.id)}` }
      : { button: 'Open your orders', href: `${buyer.origin}${ownerPaths.ownerOrders()}` }
    await writeMail(tx, {
      key: `${key}/owner`,
      orderId: order.orderId,
      to: owner.email,
      secret: null,
      ...emailToOwner(order, owner.firstName, theirs, await pictureOf(theirs), look),
    })
  }
}

function emailToBuyer({ orderId, cart, signer }: PlacedOrder, buyer: Account, picture: EmailPart[]) {
  return {
    subject: `Order #${orderId} for ${cart.project.title} placed`,
    parts: [
      `Hello ${buyer.firstName},`,
      'Your order has been placed and the dates are booked.',
      ...picture,
      { items: bookedLines(cart.items) },
      totalFact(totalOf(cart)),
      `We've emailed the rental agreement to ${personName(signer)} (${signer.email}).`,
      { button: 'Open your order', href: `${buyer.origin}${bookingPaths.orderSummary(orderId)}` },
    ],
  }
}

function emailToOwner(
  { orderId, cart }: PlacedOrder,
  firstName: string,
  items: StoredCartItem[],
  picture: EmailPart[],
  look: EmailPart,
) {
  return {
    subject: `Booked: ${items.map(vehicleTitle).join(', ')}`,
    parts: [
      `Hello ${firstName},`,
      `New booking from ${cart.project.productionCompany}, order #${orderId}:`,
      ...picture,
      { items: bookedLines(items) },
      'The dates are booked. Next, the production signs the rental agreement.',
      look,
    ],
  }
}

const totalOf = ({ items }: StoredCart) => cartTotals(items, now()).total

async function ownersOf(tx: Tx, items: readonly StoredCartItem[]) {
  const ids = [...new Set(items.map((item) => item.ownerId))]
  return tx
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(inArray(accounts.id, ids))
}
