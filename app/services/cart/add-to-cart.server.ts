import { and, eq, isNull, sql } from 'drizzle-orm'
import { CART_MESSAGES } from '~/models/cart-messages'
import { INQUIRY_MESSAGES } from '~/models/inquiry-messages'
import { isGone, LISTING_STATUSES } from '~/models/listing-status'
import { type Outcome, type Refusal, refused } from '~/models/outcome'
import { todayIn } from '~/models/zones'
import type { Renter } from '../auth/renter.server'
import { now } from '../clock.server'
import { inTransaction, type Tx, violatedConstraint } from '../db/client.server'
import { known } from '../db/known.server'
import { cartItems, inquiries, listVehicles, orderItems, vehicles } from '../db/schema'
import { refuseUnless, requireMembership } from '../projects/membership.server'
import { notFound } from '../web/errors.server'
import { lockCart, moveCart } from './lock-cart.server'
import { isHeld } from './stored-cart.server'

/**
 * Puts a vehicle whose rate is agreed into the renter's cart, with the days and the rate of its inquiry. Doing it twice
 * is harmless. 404 and 403 as for every act in a project; what an honest click runs into is refused with a sentence.
 */
export async function addToCart(renter: Renter, projectId: string, listVehicleId: string): Promise<Outcome> {
  try {
    return await inTransaction((tx) => add(tx, renter, projectId, listVehicleId))
  } catch (error) {
    const sentence = REFUSED_BY_THE_DATABASE[violatedConstraint(error) ?? '']
    if (!sentence) throw error
    return refused(sentence)
  }
}

async function add(tx: Tx, renter: Renter, projectId: string, listVehicleId: string): Promise<Outcome> {
  refuseUnless('addToCart', await requireMembership(renter, projectId, tx))
  const card = await findCard(tx, projectId, listVehicleId)
  const cart = await lockCart(tx, renter.id)
  const inCart = await tx
    .select({ listVehicleId: cartItems.listVehicleId })
    .from(cartItems)
    .where(eq(cartItems.accountId, renter.id))
  if (inCart.some((item) => item.listVehicleId === listVehicleId)) return { ok: true }
  if (inCart.length > 0 && cart.projectId !== projectId) return refused(CART_MESSAGES.otherProject)
  if (!card.inquiryId || card.isOrdered) return refused(CART_MESSAGES.addFailed)
  const refusal = refusedCard(card)
  if (refusal) return refusal

  await moveCart(tx, renter.id, projectId)
  await tx.insert(cartItems).values({
    accountId: renter.id,
    projectId,
    inquiryId: card.inquiryId,
    listVehicleId,
    vehicleId: card.vehicleId,
    bookedFrom: card.from,
    bookedTo: card.to,
  })
  return { ok: true }
}

type Card = Awaited<ReturnType<typeof findCard>>

async function findCard(tx: Tx, projectId: string, listVehicleId: string) {
  const [row] = await tx
    .select({
      vehicleId: listVehicles.vehicleId,
      zone: vehicles.zone,
      listingStatus: vehicles.listingStatus,
      inquiryId: inquiries.id,
      from: sql<string>`coalesce(${inquiries.bookedFrom}::text, '')`,
      to: sql<string>`coalesce(${inquiries.bookedTo}::text, '')`,
      isTaken: isHeld(sql`${vehicles.id}`, { from: sql`${inquiries.bookedFrom}`, to: sql`${inquiries.bookedTo}` }),
      isOrdered: sql<boolean>`exists (select 1 from ${orderItems} where ${orderItems.inquiryId} = ${inquiries.id})`,
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(inquiries, and(eq(inquiries.listVehicleId, listVehicles.id), eq(inquiries.status, 'agreed')))
    .where(
      and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)),
    )
    // whoever takes it off its list meanwhile waits at this row, or was here first
    .for('share', { of: listVehicles })
  if (!row) throw notFound()
  return row
}

function refusedCard(card: Card): Refusal | null {
  if (isGone(known(LISTING_STATUSES, card.listingStatus))) return refused(INQUIRY_MESSAGES.listingGone)
  if (card.isTaken) return refused(INQUIRY_MESSAGES.datesTaken)
  return card.from < todayIn(card.zone, now()) ? refused(INQUIRY_MESSAGES.startsInThePast) : null
}

/** What two people, or one with two lists, can only find out from the database. */
const REFUSED_BY_THE_DATABASE: Partial<Record<string, string>> = {
  cart_items_never_overlap: CART_MESSAGES.sameDays,
  cart_items_inquiry: CART_MESSAGES.inOtherCart,
  cart_items_list_vehicle: CART_MESSAGES.inOtherCart,
}
