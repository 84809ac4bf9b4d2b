import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { withBilling } from '#tests/world/orders'
import { rateAt } from '~/models/deals/selected-inquiries'
import { addDays } from '~/models/trade/days/days'
import { cartItems, db, inquiries, orderItems } from '~/server/db/client.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { ASKED } from '../../world/deals'
import { SIGNER } from '../../world/paperwork'
import type { Chance } from '../chance'
import type { Operation } from './operation'
import { type Stage, todayAtHome } from './stage'

const DAILY = 10_000

/** Some of the next days, and a rate between the minimum and the list price, in percent of the list price. */
function terms(chance: Chance) {
  const from = addDays(todayAtHome(), chance.below(9))
  return { ...ASKED, from, to: addDays(from, chance.below(3)), percent: 80 + chance.below(21) }
}

async function inquiriesOf(projectId: string) {
  const asked = await db()
    .select({ listVehicleId: inquiries.listVehicleId, status: inquiries.status })
    .from(inquiries)
    .where(eq(inquiries.projectId, projectId))
  const attemptAt = (id: string) => asked.filter(({ listVehicleId }) => listVehicleId === id).length + 1
  const isLive = (id: string) =>
    asked.some((one) => one.listVehicleId === id && (one.status === 'open' || one.status === 'agreed'))
  return { attemptAt, isLive }
}

/** Inquires about a vehicle, mostly one without an open or agreed inquiry. */
export async function inquire({ crews }: Stage, chance: Chance): Promise<Operation> {
  const { projectId, leaders, listVehicleIds } = chance.pick(crews)
  const { attemptAt, isLive } = await inquiriesOf(projectId)
  const idle = listVehicleIds.filter((id) => !isLive(id))
  const listVehicleId = chance.pick(idle.length > 0 && chance.happens(0.9) ? idle : listVehicleIds)
  const { percent, ...days } = terms(chance)
  const attempt = attemptAt(listVehicleId)
  const asked = { ...days, rate: rateAt(percent, DAILY, days), attempt }
  const renter = chance.pick(leaders)
  return {
    run: () => sendInquiry(renter, { projectId, listVehicleId }, asked),
    rows: () => [`inquiry ${listVehicleId}/${attempt}`],
  }
}

/** Inquires about several vehicles at once, except those that cannot be inquired about. */
export async function inquireAboutSeveral({ crews }: Stage, chance: Chance): Promise<Operation> {
  const { projectId, leaders, listVehicleIds } = chance.pick(crews)
  const { attemptAt } = await inquiriesOf(projectId)
  const chosen = new Set(Array.from({ length: 2 + chance.below(3) }, () => chance.pick(listVehicleIds)))
  const vehicles = [...chosen].map((id) => ({ id, attempt: attemptAt(id), daily: DAILY }))
  const asked = { ...terms(chance), vehicles }
  const renter = chance.pick(leaders)
  const rows = new Set<string>()
  return {
    async run() {
      const sent = await sendInquiries(renter, projectId, asked)
      for (const { id, refusal } of sent.ok ? sent.results : [])
        if (refusal === null) rows.add(`inquiry ${id}/${vehicles.find((one) => one.id === id)?.attempt}`)
      return sent
    },
    rows: () => [...rows],
  }
}

export async function answer({ owner }: Stage, chance: Chance): Promise<Operation | null> {
  const open = await db().select().from(inquiries).where(eq(inquiries.status, 'open')).orderBy(asc(inquiries.createdAt))
  if (open.length === 0) return null
  const { id: inquiryId, round } = chance.pick(open)
  const answer = chance.happens(0.9) ? 'accept' : 'decline'
  return { run: () => answerOffer(owner, { side: 'owner', inquiryId }, answer, round) }
}

/** Adds an agreed vehicle to a cart, sometimes one that is in a cart already. */
export async function toCart({ crews }: Stage, chance: Chance): Promise<Operation | null> {
  const isTheirs = inArray(
    inquiries.projectId,
    crews.map(({ projectId }) => projectId),
  )
  const ordered = db().select().from(orderItems).where(eq(orderItems.inquiryId, inquiries.id))
  const agreed = await db()
    .select({ projectId: inquiries.projectId, listVehicleId: inquiries.listVehicleId })
    .from(inquiries)
    .leftJoin(cartItems, eq(cartItems.inquiryId, inquiries.id))
    .where(
      and(
        isTheirs,
        eq(inquiries.status, 'agreed'),
        notExists(ordered),
        chance.happens(0.9) ? isNull(cartItems.id) : undefined,
      ),
    )
    .orderBy(asc(inquiries.createdAt))
  if (agreed.length === 0) return null
  const ref = chance.pick(agreed)
  const renter = chance.pick(crews.find(({ projectId }) => projectId === ref.projectId)?.leaders ?? [])
  return { run: () => addToCart(renter, ref) }
}

/** Orders somebody's cart, or removes a blocked item from it. */
export async function order({ crews }: Stage, chance: Chance): Promise<Operation | null> {
  const isTheirs = inArray(
    cartItems.accountId,
    crews.flatMap(({ leaders }) => leaders.map(({ id }) => id)),
  )
  const filled = await db().selectDistinct({ accountId: cartItems.accountId }).from(cartItems).where(isTheirs)
  if (filled.length === 0) return null
  const { accountId } = chance.pick(filled)
  const renter = crews.flatMap(({ leaders }) => leaders).find(({ id }) => id === accountId)
  const cart = renter && (await findCart(renter))
  if (!renter || !cart) return null
  const blocked = cart.items.find(({ blocker }) => blocker)
  if (blocked) return { run: () => removeFromCart(renter, blocked.id) }
  await withBilling(renter)
  let orderId = 0
  return {
    async run() {
      const placed = await placeOrder(renter, { ...SIGNER, revision: cart.revision })
      if (placed.ok) orderId = placed.orderId
      return placed
    },
    rows: () => (orderId ? [`order ${orderId}`] : []),
  }
}
