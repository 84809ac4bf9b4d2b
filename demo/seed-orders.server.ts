import { personName } from '~/models/trade/fields/names'
import { addToCart } from '~/services/orders/cart/add-to-cart.server'
import { endItem } from './builder/end-item.server'
import { granted } from './builder/granted'
import { type Billing, orderCart } from './builder/order-cart.server'
import { CAST, type CrewKey, emailOf } from './cast'
import type { PlacedOrder, Production } from './productions/production'
import type { Cast } from './seed-cast.server'
import type { Card } from './seed-productions.server'
import type { StoryTime } from './story-time.server'

type Told = { cast: Cast; time: StoryTime }

/** Carries an order's vehicles through cart and checkout, and then lets happen to them what the story says. */
export async function seedOrder(order: PlacedOrder, cards: readonly Card[], told: Told): Promise<void> {
  const { cast, time } = told
  const buyer = cast[order.by]
  const ordered = cards.filter(({ deal }) => deal?.order?.key === order.key)
  await time.at(order.hoursAgo, async () => {
    await fillCart(order.by, ordered, cast)
    const [first] = ordered
    if (!first) throw new Error(`Nothing is part of the order ${order.key}.`)
    await orderCart(buyer, { billing: billingOf(first.production, order.by), signer: order.signer })
  })
  for (const card of ordered) await finish(card, time)
}

export async function fillCart(of: CrewKey, cards: readonly Card[], cast: Cast): Promise<void> {
  for (const { projectId, listVehicleId } of cards) granted(await addToCart(cast[of], { projectId, listVehicleId }))
}

/** Rentals that were completed or cancelled. */
async function finish({ listVehicleId, deal }: Card, time: StoryTime): Promise<void> {
  const { completedDaysAgo, cancelledDaysAgo } = deal?.order ?? {}
  if (completedDaysAgo !== undefined) {
    await endItem(listVehicleId, { status: 'completed', completedOn: time.inDays(-completedDaysAgo) })
  }
  if (cancelledDaysAgo !== undefined) {
    await endItem(listVehicleId, { status: 'cancelled', cancelledAt: time.hoursAgo(cancelledDaysAgo * 24) })
  }
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
