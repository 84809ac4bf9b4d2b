import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import { withBilling } from '#tests/world/orders'
import { countDays } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { listedRate } from '~/models/trade/money'
import { cartItems, db, inquiries, orderItems } from '~/server/db/client.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { ASKED } from '../../world/deals'
import { SIGNER } from '../../world/paperwork'
import type { Chance } from '../chance'
import type { Operation } from './operation'
import { type Stage, todayAtHome } from './stage'

const DAILY = 10_000

/** Asks for some of the next days, at the floor or above it; mostly where nothing is asked or agreed yet. */
export async function inquire({ crews }: Stage, chance: Chance): Promise<Operation> {
  const { projectId, leaders, listVehicleIds } = chance.pick(crews)
  const asked = await db()
    .select({ listVehicleId: inquiries.listVehicleId, status: inquiries.status })
    .from(inquiries)
    .where(eq(inquiries.projectId, projectId))
  const live = asked.filter(({ status }) => status === 'open' || status === 'agreed')
  const idle = listVehicleIds.filter((id) => !live.some(({ listVehicleId }) => listVehicleId === id))
  const listVehicleId = chance.pick(idle.length > 0 && chance.happens(0.9) ? idle : listVehicleIds)
  const from = addDays(todayAtHome(), chance.below(9))
  const to = addDays(from, chance.below(3))
  const listed = listedRate(DAILY, countDays({ from, to }))
  const rate = listed - chance.below(listed / 5)
  const attempt = asked.filter((each) => each.listVehicleId === listVehicleId).length + 1
  const terms = { ...ASKED, from, to, rate, attempt }
  const renter = chance.pick(leaders)
  return {
    press: () => sendInquiry(renter, { projectId, listVehicleId }, terms),
    wrote: () => `inquiry ${listVehicleId}/${attempt}`,
  }
}

export async function answer({ owner }: Stage, chance: Chance): Promise<Operation | null> {
  const open = await db().select().from(inquiries).where(eq(inquiries.status, 'open')).orderBy(asc(inquiries.createdAt))
  if (open.length === 0) return null
  const { id: inquiryId, round } = chance.pick(open)
  const said = chance.happens(0.9) ? 'accept' : 'decline'
  return { press: () => answerOffer(owner, { side: 'owner', inquiryId }, said, round) }
}

/** Takes along what is agreed, sometimes what somebody else has already. */
export async function toCart({ crews }: Stage, chance: Chance): Promise<Operation | null> {
  const ordered = db().select().from(orderItems).where(eq(orderItems.inquiryId, inquiries.id))
  const agreed = await db()
    .select({ projectId: inquiries.projectId, listVehicleId: inquiries.listVehicleId })
    .from(inquiries)
    .leftJoin(cartItems, eq(cartItems.inquiryId, inquiries.id))
    .where(
      and(eq(inquiries.status, 'agreed'), notExists(ordered), chance.happens(0.9) ? isNull(cartItems.id) : undefined),
    )
    .orderBy(asc(inquiries.createdAt))
  if (agreed.length === 0) return null
  const at = chance.pick(agreed)
  const renter = chance.pick(crews.find(({ projectId }) => projectId === at.projectId)?.leaders ?? [])
  return { press: () => addToCart(renter, at) }
}

/** Sends what is in somebody's cart, or takes out of it what is in the way. */
export async function order({ crews }: Stage, chance: Chance): Promise<Operation | null> {
  const filled = await db().selectDistinct({ accountId: cartItems.accountId }).from(cartItems)
  if (filled.length === 0) return null
  const { accountId } = chance.pick(filled)
  const renter = crews.flatMap(({ leaders }) => leaders).find(({ id }) => id === accountId)
  const cart = renter && (await findCart(renter))
  if (!renter || !cart) return null
  const blocked = cart.items.find(({ blocker }) => blocker)
  if (blocked) return { press: () => removeFromCart(renter, blocked.id) }
  await withBilling(renter)
  let orderId = 0
  return {
    async press() {
      const placed = await placeOrder(renter, { ...SIGNER, revision: cart.revision })
      if (placed.ok) orderId = placed.orderId
      return placed
    },
    wrote: () => (orderId ? `order ${orderId}` : null),
  }
}
