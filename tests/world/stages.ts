import { eq, sql } from 'drizzle-orm'
import { writeBlock } from '#demo/builder/write-block.server'
import { listedRate } from '~/models/trade/money'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { cartItems, carts, db, inquiries, listVehicles, offers, orderItems, orders } from '~/server/db/client.server'
import { FIVE_DAYS } from './days'
import { BILLING } from './paperwork'

/*
 * Inserts rows for list vehicles at any deal stage, for tests that start there. Services cannot create some of these
 * states, such as a deadline or a booking in the past.
 */

/** An inquiry about a list vehicle; `previousOfferCents` is the amount of the previous round. */
export async function aStoredInquiry(
  listVehicleId: string,
  askedBy: { id: string },
  { previousOfferCents, ...part }: Partial<typeof inquiries.$inferInsert> & { previousOfferCents?: number } = {},
) {
  const [place] = await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId))
  if (!place?.vehicleId) throw new Error('There is no such list vehicle.')
  const [inquiry] = await db()
    .insert(inquiries)
    .values({
      listVehicleId,
      projectId: place.projectId,
      vehicleId: place.vehicleId,
      askedBy: askedBy.id,
      attempt: 1,
      productionCompany: 'Red Clay Pictures',
      location: 'Newnan, GA',
      bookedFrom: FIVE_DAYS.from,
      bookedTo: FIVE_DAYS.to,
      mileage: 'low',
      usages: ['hero_shots'],
      dayLimit: 2,
      deadlineAt: new Date(Date.now() + 48 * 3_600_000),
      dailyCents: 10_000,
      listedCents: listedRate(10_000, 5),
      lastOfferCents: 45_000,
      ...part,
    })
    .returning()
  if (!inquiry) throw new Error('The inquiry was not written.')
  if (previousOfferCents !== undefined) {
    await db()
      .insert(offers)
      .values({
        inquiryId: inquiry.id,
        round: inquiry.round - 1,
        madeBy: 'renter',
        accountId: askedBy.id,
        amountCents: previousOfferCents,
      })
  }
  return inquiry
}

type Inquiry = typeof inquiries.$inferSelect

/** The agreed vehicle in a renter's cart. */
export async function aStoredCartItem(inquiry: Inquiry, renter: { id: string }) {
  const { id: inquiryId, listVehicleId, projectId, vehicleId, bookedFrom, bookedTo } = inquiry
  await db().insert(carts).values({ accountId: renter.id, projectId }).onConflictDoNothing()
  await db()
    .insert(cartItems)
    .values({ accountId: renter.id, projectId, inquiryId, listVehicleId, vehicleId, bookedFrom, bookedTo })
}

/** An order that reserves the agreed vehicle's days. Returns its number. */
export async function aStoredOrder(
  inquiry: Inquiry,
  placedBy: { id: string },
  status: StoredItemStatus = 'confirmed',
): Promise<number> {
  const { id: inquiryId, listVehicleId, projectId, vehicleId, bookedFrom, bookedTo } = inquiry
  const [{ revision } = { revision: 1 }] = await db()
    .select({ revision: sql`coalesce(max(${orders.cartRevision}), 0) + 1`.mapWith(Number) })
    .from(orders)
  const [order] = await db()
    .insert(orders)
    .values({ projectId, placedBy: placedBy.id, cartRevision: revision, taxPerMille: 0, ...BILLING })
    .returning({ id: orders.id })
  const [item] = await db()
    .insert(orderItems)
    .values({
      orderId: order?.id ?? 0,
      inquiryId,
      listVehicleId,
      vehicleId,
      bookedFrom,
      bookedTo,
      dailyCents: inquiry.dailyCents,
      listedCents: inquiry.listedCents,
      agreedCents: inquiry.lastOfferCents,
      priceCents: inquiry.lastOfferCents,
      taxCents: 0,
      status,
    })
    .returning({ id: orderItems.id })
  if (!order || !item) throw new Error('The order was not written.')
  const isHeld = status !== 'cancelled'
  await writeBlock(vehicleId, bookedFrom, bookedTo, { orderItemId: item.id, active: isHeld })
  return order.id
}
