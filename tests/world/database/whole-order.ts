import { eq, inArray } from 'drizzle-orm'
import { anAdmin, anOwner, aProject, signedIn } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import {
  agreements,
  cartItems,
  carts,
  checkouts,
  db,
  links,
  orderItems,
  orders,
  outbox,
  vehicleBlocks,
} from '~/server/db/client.server'

export type Buyer = { id: string; vehicleId: string; cookie: string; signer: string; mailTo: string[] }

/** A renter with one vehicle in the cart and billing done; `mailTo` are the recipients of emails about their order. */
export async function aBuyer(signer: string): Promise<Buyer> {
  const renter = await anAdmin()
  const owner = await anOwner()
  const projectId = await aProject({ Owner: renter })
  const { vehicleId } = await aVehicleInCart({ projectId, renter, owner, ...FIVE_DAYS })
  await withBilling(renter)
  const mailTo = [signer, renter.email, owner.email]
  return { id: renter.id, vehicleId, cookie: await signedIn(renter), signer, mailTo }
}

/** Counts the rows of everything that placing an order writes or deletes. */
export async function countOrderRows({ id, vehicleId, mailTo }: Buyer) {
  const of = await db().select({ id: orders.id }).from(orders).where(eq(orders.placedBy, id))
  const orderIds = of.map((order) => order.id)
  const [cart] = await db().select().from(carts).where(eq(carts.accountId, id))
  const [checkout] = await db().select().from(checkouts).where(eq(checkouts.accountId, id))
  return {
    orders: orderIds.length,
    items: await db().$count(orderItems, inArray(orderItems.orderId, orderIds)),
    blocks: await db().$count(vehicleBlocks, eq(vehicleBlocks.vehicleId, vehicleId)),
    agreements: await db().$count(agreements, inArray(agreements.orderId, orderIds)),
    links: await db().$count(links, inArray(links.orderId, orderIds)),
    mails: await db().$count(outbox, inArray(outbox.recipient, mailTo)),
    inCart: await db().$count(cartItems, eq(cartItems.accountId, id)),
    cartHasProject: cart?.projectId !== null,
    isBillingComplete: checkout?.completed,
  }
}

export const NO_ORDER = {
  orders: 0,
  items: 0,
  blocks: 0,
  agreements: 0,
  links: 0,
  mails: 0,
  inCart: 1,
  cartHasProject: true,
  isBillingComplete: true,
}
export const WHOLE_ORDER = {
  orders: 1,
  items: 1,
  blocks: 1,
  agreements: 1,
  links: 1,
  mails: 3,
  inCart: 0,
  cartHasProject: false,
  isBillingComplete: false,
}
