import { eq } from 'drizzle-orm'
import { lastDays } from '~/models/orders/items/item-days'
import { priceOf } from '~/models/orders/items/item-price'
import { addDays } from '~/models/trade/days/days'
import { personName } from '~/models/trade/fields/person'
import { db, orderItems, orders, vehicles } from '~/server/db/client.server'
import { type Account, deputyOf } from '~/server/session/asker.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { cancelItem, changeDays, completeItem } from '~/services/orders/items/amend-item.server'
import { writePaymentNote } from '~/services/provider/orders/payment-notes.server'
import { type Billing, orderCart } from './builder/order-cart.server'
import { signOrder } from './builder/sign-order.server'
import { unwrap } from './builder/unwrap'
import { CAST, type CrewKey, emailOf } from './cast'
import type { PlacedOrder, Production } from './productions/production'
import { seedInvoices, seedQuote } from './seed-billing.server'
import type { Cast } from './seed-cast.server'
import { seedReturn } from './seed-inspections.server'
import type { Card } from './seed-productions.server'
import type { StoryTime } from './story-time.server'

type SeedContext = { cast: Cast; time: StoryTime }

/** Takes the vehicles of an order through cart and checkout, and then applies what happened to them since. */
export async function seedOrder(order: PlacedOrder, cards: readonly Card[], context: SeedContext): Promise<void> {
  const { cast, time } = context
  const buyer = cast[order.by]
  const ordered = cards.filter(({ deal }) => deal?.order?.key === order.key)
  const [first] = ordered
  if (!first) throw new Error(`Nothing is part of the order ${order.key}.`)
  const billing = billingOf(first.production, order.by)
  const { hoursAgo, quotedHoursAgo = hoursAgo, invoiced } = order
  await time.at(quotedHoursAgo, async () => {
    await fillCart(order.by, ordered, cast)
    if (order.quotedHoursAgo) await seedQuote(buyer, billing)
  })
  const orderId = await time.at(hoursAgo, () => orderCart(buyer, { billing, signer: order.signer }))
  if (order.isSigned) await time.at(order.hoursAgo - HOURS_TO_SIGN, async () => unwrap(await signOrder(orderId)))
  for (const card of ordered) await amendItem(card, buyer, context)
  const ref = { orderId, projectId: first.projectId }
  if (invoiced) await seedInvoices({ ref, buyer, billing, invoiced }, time)
  if (order.paymentNote) await seedPaymentNote(order.paymentNote, orderId, context)
}

function seedPaymentNote(
  { hoursAgo, text }: NonNullable<PlacedOrder['paymentNote']>,
  orderId: number,
  { cast, time }: SeedContext,
) {
  const note = { text, writtenAfter: 0 }
  return time.at(hoursAgo, async () => unwrap(await writePaymentNote(cast.pru, orderId, note)))
}

const HOURS_TO_SIGN = 3

export async function fillCart(of: CrewKey, cards: readonly Card[], cast: Cast): Promise<void> {
  for (const { projectId, listVehicleId } of cards) unwrap(await addToCart(cast[of], { projectId, listVehicleId }))
}

/** Amends a booked vehicle as its production says, each at its time. */
async function amendItem(
  { projectId, listVehicleId, deal }: Card,
  buyer: Account,
  { cast, time }: SeedContext,
): Promise<void> {
  const { changed, isReturned, completedDaysAgo, cancelledDaysAgo } = deal?.order ?? {}
  const { item, ref, zone } = await bookedItem(projectId, listVehicleId)
  const { revision } = item
  if (changed) {
    const from = time.inDays(changed.inDays, zone)
    const days = { from, to: addDays(from, changed.days - 1) }
    const rates = { daily: item.dailyCents, listed: item.listedCents, agreed: item.agreedCents }
    const change = { ...days, revision, seen: priceOf(rates, days) }
    const asker = changed.behalf ? deputyOf(cast.pru, changed.behalf) : buyer
    await time.at(changed.hoursAgo, async () => unwrap(await changeDays(asker, ref, change)))
  }
  if (isReturned) await seedReturn(item.id, cast, time)
  if (completedDaysAgo !== undefined) {
    const booking = { from: item.bookedFrom, to: item.bookedTo }
    const { to } = lastDays({ booking, today: time.inDays(-completedDaysAgo, zone) })
    await time.at(completedDaysAgo * 24, async () => unwrap(await completeItem(buyer, ref, { to, revision })))
  }
  if (cancelledDaysAgo !== undefined) {
    await time.at(cancelledDaysAgo * 24, async () => unwrap(await cancelItem(buyer, ref, { revision })))
  }
}

async function bookedItem(projectId: string, listVehicleId: string) {
  const [row] = await db()
    .select({ item: orderItems, zone: vehicles.zone })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.listVehicleId, listVehicleId))
  if (!row) throw new Error('The order has lost an item.')
  const { item, zone } = row
  return { item, zone, ref: { orderId: item.orderId, projectId, orderItemId: item.id } }
}

function billingOf({ productionCompany }: Production, by: CrewKey): Billing {
  const { firstName, lastName, phone } = CAST[by]
  const office = OFFICES[productionCompany]
  if (!office) throw new Error(`${productionCompany} has no office.`)
  return {
    productionCompanyName: productionCompany,
    contactName: personName({ firstName, lastName }),
    email: emailOf(by),
    phoneNumber: phone,
    ...office,
  }
}

const OFFICES: Partial<Record<string, Omit<Billing, Contact>>> = {
  'Red Clay Pictures': {
    addressLine1: '214 Cotton Press Road',
    addressLine2: 'Stage B',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30310',
    paymentTerms: 'net_30',
    paymentMethod: 'ACH',
  },
  'Northlight TV': {
    addressLine1: '88 Lightship Avenue',
    addressLine2: '',
    city: 'Staten Island',
    state: 'NY',
    zipcode: '10304',
    paymentTerms: 'net_10',
    paymentMethod: 'certified_funds',
  },
}

type Contact = 'productionCompanyName' | 'contactName' | 'email' | 'phoneNumber'
