import { and, eq, isNull } from 'drizzle-orm'
import { mayAct } from '~/models/deals/card-actions'
import type { CardStage } from '~/models/deals/card-stage'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { CART_MESSAGES } from '~/models/orders/cart-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx, violatedConstraint } from '~/server/db/client.server'
import { cartItems, listVehicles } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { stageOf } from '~/services/deals/card.server'
import { type CardFactsRow, selectCardFacts } from '~/services/deals/card-facts.server'
import { lockCart, moveCart } from './lock-cart.server'

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
  const membership = await requireMembership(renter, projectId, tx)
  refuseUnless('addToCart', membership)
  const card = await holdCard(tx, projectId, listVehicleId)
  const cart = await lockCart(tx, renter.id)
  const inCart = await tx
    .select({ listVehicleId: cartItems.listVehicleId })
    .from(cartItems)
    .where(eq(cartItems.accountId, renter.id))
  if (inCart.some((item) => item.listVehicleId === listVehicleId)) return { ok: true }
  if (inCart.length > 0 && cart.projectId !== projectId) return refused(CART_MESSAGES.otherProject)
  const { inquiryId, vehicle, bookedFrom, bookedTo } = card
  const stage = stageOf(card, now())
  const { listingStatus } = vehicle
  const mayAdd = mayAct('addToCart', { stage, listingStatus, standing: membership.standing })
  if (!mayAdd || !inquiryId || !bookedFrom || !bookedTo) return refused(reasonAgainst(card, stage))

  await moveCart(tx, renter.id, projectId)
  await tx
    .insert(cartItems)
    .values({ accountId: renter.id, projectId, inquiryId, listVehicleId, vehicleId: vehicle.id, bookedFrom, bookedTo })
  return { ok: true }
}

/** Whoever takes it off its list meanwhile waits at its row, or was here first. */
async function holdCard(tx: Tx, projectId: string, listVehicleId: string): Promise<CardFactsRow> {
  const [place] = await tx
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(
      and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)),
    )
    .for('share')
  const [facts] = place ? await selectCardFacts([listVehicleId], tx) : []
  if (!facts) throw notFound()
  return facts
}

function reasonAgainst({ inquiryStatus }: CardFactsRow, stage: CardStage): string {
  const reason = inquiryStatus === 'agreed' ? REASONS[stage] : undefined
  return reason ?? CART_MESSAGES.addFailed
}

/** What has happened to an agreed rate since the page was made. */
const REASONS: Partial<Record<CardStage, string>> = {
  gone: INQUIRY_MESSAGES.listingGone,
  taken: INQUIRY_MESSAGES.datesTaken,
  time_is_up: INQUIRY_MESSAGES.startsInThePast,
  in_cart: CART_MESSAGES.inOtherCart,
}

/** What two people, or one with two lists, can only find out from the database. */
const REFUSED_BY_THE_DATABASE: Partial<Record<string, string>> = {
  cart_items_never_overlap: CART_MESSAGES.sameDays,
  cart_items_inquiry: CART_MESSAGES.inOtherCart,
  cart_items_list_vehicle: CART_MESSAGES.inOtherCart,
}
