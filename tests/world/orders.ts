import { eq } from 'drizzle-orm'
import { orderCart } from '#demo/builder/order-cart.server'
import { unwrap } from '#demo/builder/unwrap'
import { countDays } from '~/models/trade/days/day'
import { listedRate } from '~/models/trade/money'
import {
  db,
  inquiries,
  inTransaction,
  offers,
  orderItems,
  vehicleBlocks,
  type vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { saveBilling } from '~/services/booking/checkout/save-billing.server'
import { aList, aListVehicle, anOwner, aVehicle } from './builders'
import { BILLING, SIGNER } from './paperwork'
import { aStoredInquiry } from './stages'

type Agreed = {
  projectId: string
  renter: Account
  /** An existing vehicle of this owner, or the parts of a new one. */
  vehicleId?: string
  owner?: Account
  vehicle?: Partial<typeof vehicles.$inferInsert>
  from?: string
  to?: string
  /** The agreed total in cents; by default the listed one. */
  agreedCents?: number
}

const DAILY = 10_000

/**
 * A list vehicle with an agreed rate, by default for December 7 to 11, 2026. Inserted directly, because most cart and
 * order tests start here; the tests of `deals` cover the negotiation.
 */
export async function anAgreedVehicle({ projectId, renter, from = '2026-12-07', to = '2026-12-11', ...story }: Agreed) {
  const owner = story.owner ?? (await anOwner())
  const vehicleId = story.vehicleId ?? (await aVehicle(owner, { dayPrice: DAILY, ...story.vehicle }))
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, renter), vehicleId, renter)
  const dailyCents = story.vehicle?.dayPrice ?? DAILY
  const listedCents = listedRate(dailyCents, countDays({ from, to }))
  const agreedCents = story.agreedCents ?? listedCents
  const inquiry = await aStoredInquiry(listVehicleId, renter, {
    bookedFrom: from,
    bookedTo: to,
    usages: ['background_static'],
    dayLimit: 1,
    deadlineAt: new Date('2026-11-21T12:00:00Z'),
    dailyCents,
    listedCents,
    status: 'agreed',
    lastOfferCents: agreedCents,
    closedBy: 'owner',
    closedAt: new Date('2026-11-20T12:00:00Z'),
  })
  await db()
    .insert(offers)
    .values({ inquiryId: inquiry.id, round: 1, madeBy: 'renter', accountId: renter.id, amountCents: agreedCents })
  return { vehicleId, listVehicleId, inquiryId: inquiry.id, owner }
}

/** The same, added to the renter's cart. */
export async function aVehicleInCart(story: Agreed) {
  const agreed = await anAgreedVehicle(story)
  unwrap(await addToCart(story.renter, { projectId: story.projectId, listVehicleId: agreed.listVehicleId }))
  return agreed
}

export const withBilling = (renter: Account) => saveBilling(renter, BILLING)

/** Places an order with one vehicle per story, which emails the agreement to the signer. */
export async function anOrder(
  renter: Account,
  projectId: string,
  stories: Omit<Agreed, 'projectId' | 'renter'>[] = [{}],
) {
  const items = []
  for (const story of stories) items.push(await aVehicleInCart({ projectId, renter, ...story }))
  return { orderId: await orderCart(renter, { billing: BILLING, signer: SIGNER }), items }
}

/** A booked vehicle in a new order, with the ids that services need. */
export async function aBookedItem(
  renter: Account,
  projectId: string,
  story: Omit<Agreed, 'projectId' | 'renter'> = {},
) {
  const { orderId, items } = await anOrder(renter, projectId, [story])
  const [vehicle] = items
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  if (!vehicle || !item) throw new Error('The order has lost its item.')
  return { ...vehicle, ref: { orderId, projectId, orderItemId: item.id } }
}

/** The current row of an order item. */
export async function itemNow({ orderItemId }: { orderItemId: string }) {
  const [item] = await db().select().from(orderItems).where(eq(orderItems.id, orderItemId))
  if (!item) throw new Error('There is no such item.')
  return item
}

type End = Pick<typeof orderItems.$inferInsert, 'status' | 'cancelledAt' | 'completedOn'>

/**
 * Completes or cancels a rental directly in the database, because the services only allow that at certain times. A
 * cancellation releases its days.
 */
export async function endItem(listVehicleId: string, end: End): Promise<void> {
  await inTransaction(async (tx) => {
    const [item] = await tx
      .update(orderItems)
      .set(end)
      .where(eq(orderItems.listVehicleId, listVehicleId))
      .returning({ id: orderItems.id, inquiryId: orderItems.inquiryId })
    if (!item) throw new Error('The order has lost an item.')
    await tx.update(inquiries).set({ status: 'ended' }).where(eq(inquiries.id, item.inquiryId))
    if (end.status === 'cancelled') {
      await tx.update(vehicleBlocks).set({ active: false }).where(eq(vehicleBlocks.orderItemId, item.id))
    }
  })
}
