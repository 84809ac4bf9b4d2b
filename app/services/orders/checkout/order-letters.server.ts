import { inArray } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { cartTotals } from '~/models/orders/cart'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { personName } from '~/models/trade/fields/names'
import { formatCents } from '~/models/trade/money'
import { paths } from '~/models/trade/paths'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import type { MailPart } from '~/server/mail/mail-letter'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import type { StoredCart, StoredCartItem } from '../cart/stored-cart.server'

type PlacedOrder = {
  orderId: number
  cart: StoredCart
  signer: { firstName: string; lastName: string; email: string; role: string }
  agreementId: string
  /** Opens the agreement to whoever holds it. */
  token: string
}

/** Mails to the signer, to whoever placed the order and to each vehicle's owner, part of the order's transaction. */
export async function tellOfOrder(tx: Tx, buyer: Account, order: PlacedOrder): Promise<void> {
  const key = `order-placed/${order.orderId}`
  const secret = { kind: 'signing-link', of: order.agreementId } as const
  await writeMail(tx, { key: `${key}/signer`, to: order.signer.email, secret, ...toSigner(order, buyer) })
  await writeMail(tx, { key: `${key}/buyer`, to: buyer.email, secret: null, ...toBuyer(order, buyer) })
  for (const owner of await ownersOf(tx, order.cart.items)) {
    const theirs = order.cart.items.filter((item) => item.ownerId === owner.id)
    await writeMail(tx, {
      key: `${key}/owner`,
      to: owner.email,
      secret: null,
      ...toOwner(order, owner.firstName, theirs),
    })
  }
}

function toSigner({ orderId, cart, signer, token }: PlacedOrder, { origin }: Account) {
  return {
    subject: `Rental agreement for order #${orderId}, ${cart.project.title}`,
    parts: [
      `Hello ${signer.firstName},`,
      `${cart.project.productionCompany} asks you to sign the rental agreement for order #${orderId} as ${signer.role}.`,
      { items: linesOf(cart.items) },
      totalOf(cart),
      { button: 'Read the order', href: `${origin}${paths.agreement(token)}` },
      'The link is for you alone. Please do not pass it on.',
    ],
  }
}

function toBuyer({ orderId, cart, signer }: PlacedOrder, buyer: Account) {
  return {
    subject: `Order #${orderId} for ${cart.project.title} is placed`,
    parts: [
      `Hello ${buyer.firstName},`,
      'Your order is placed and the dates are held.',
      { items: linesOf(cart.items) },
      totalOf(cart),
      `${personName(signer)} (${signer.email}) has the rental agreement by e-mail.`,
      { button: 'Open your order', href: `${buyer.origin}${paths.orderSummary(orderId)}` },
    ],
  }
}

function toOwner({ orderId, cart }: PlacedOrder, firstName: string, items: StoredCartItem[]) {
  return {
    subject: `Booked: ${items.map(vehicleTitle).join(', ')}`,
    parts: [
      `Hello ${firstName},`,
      `${cart.project.productionCompany} has booked with order #${orderId}:`,
      { items: linesOf(items) },
      'The dates are held. The production signs the rental agreement next.',
    ],
  }
}

/** '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, $1,040.00', one line each. */
function linesOf(items: readonly StoredCartItem[]): string[] {
  return items.map((item) => {
    const { from, to } = item.booking
    return `${vehicleTitle(item)}, ${formatDayOfYear(from)} to ${formatDayOfYear(to)}, ${formatCents(item.agreed)}`
  })
}

function totalOf({ items }: StoredCart): MailPart {
  return { facts: [['Total with tax', formatCents(cartTotals(items, now()).total)]] }
}

async function ownersOf(tx: Tx, items: readonly StoredCartItem[]) {
  const ids = [...new Set(items.map((item) => item.ownerId))]
  return tx
    .select({ id: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(inArray(accounts.id, ids))
}
