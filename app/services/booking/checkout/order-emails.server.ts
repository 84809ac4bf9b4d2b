import { eq, inArray } from 'drizzle-orm'
import { cartTotals } from '~/models/booking/cart'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { personName } from '~/models/trade/fields/person'
import { bookingPaths } from '~/models/trade/paths/booking'
import { ownerPaths } from '~/models/trade/paths/owner'
import { now } from '~/server/clock.server'
import { accounts, orderItems, type Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import { bookedLines, totalFact } from '~/services/signing/agreement/signer-email.server'
import type { StoredCart, StoredCartItem } from '../cart/stored-cart.server'

type PlacedOrder = {
  orderId: number
  cart: StoredCart
  signer: { firstName: string; lastName: string; email: string }
}

/** Emails the buyer and each vehicle's owner, in the order's transaction. */
export async function notifyOrderPlaced(tx: Tx, buyer: Account, { orderId, cart, signer }: PlacedOrder): Promise<void> {
  const { items, project } = cart
  const pictureOf = ([item]: StoredCartItem[]) =>
    item ? emailPicture(tx, { id: item.vehicleId, title: vehicleTitle(item) }, buyer.origin) : []
  await writeMail(tx, {
    type: 'order-placed',
    to: { ...buyer, projectId: project.id },
    orderId,
    key: String(orderId),
    subject: `Order #${orderId} for ${project.title} placed`,
    parts: [
      'Your order has been placed and the dates are booked.',
      ...(await pictureOf(items)),
      { items: bookedLines(items) },
      totalFact(cartTotals(items, now()).total),
      `We've emailed the rental agreement to ${personName(signer)} (${signer.email}).`,
    ],
    href: `${buyer.origin}${bookingPaths.orderSummary(orderId)}`,
  })
  const booked = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  for (const owner of await ownersOf(tx, items)) {
    const theirs = items.filter((item) => item.ownerId === owner.id)
    const only = theirs.length === 1 && booked.find(({ inquiryId }) => inquiryId === theirs[0]?.inquiryId)
    await writeMail(tx, {
      type: 'order-for-owner',
      to: owner,
      orderId,
      key: String(orderId),
      subject: `Booked: ${theirs.map(vehicleTitle).join(', ')}`,
      parts: [
        `New booking from ${project.productionCompany}, order #${orderId}:`,
        ...(await pictureOf(theirs)),
        { items: bookedLines(theirs) },
        'The dates are booked. Next, the production signs the rental agreement.',
      ],
      href: `${buyer.origin}${only ? ownerPaths.ownerOrder(only.id) : ownerPaths.ownerOrders()}`,
      ...(!only && { label: 'Open your orders' }),
    })
  }
}

async function ownersOf(tx: Tx, items: readonly StoredCartItem[]) {
  const ids = [...new Set(items.map((item) => item.ownerId))]
  return tx
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(inArray(accounts.id, ids))
}
