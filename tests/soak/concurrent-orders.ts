import { postRaw } from '#tests/world/visits/raw-requests'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { FIVE_DAYS } from '../world/days'
import { aVehicleInCart, withBilling } from '../world/orders'
import { SIGNER } from '../world/paperwork'
import { amendBooked, type Booked, seedBooked } from './booked'
import type { Chance } from './chance'
import { blockOwnDays, type Owned } from './own-days'
import { merged, noResults, type PostResults } from './post-results'
import type { Running } from './running'

export type Buyer = { cookie: string; revision: number }

const LATER = { from: FIVE_DAYS.to, to: FIVE_DAYS.to.replace('-11', '-15') }
const AFTERWARDS = { from: FIVE_DAYS.to.replace('-11', '-16'), to: FIVE_DAYS.to.replace('-11', '-20') }
const MAX_BUYERS = 24
const MAX_ATTEMPTS = 5

/**
 * Buyers of two projects with carts for the same few vehicles, with and without overlapping days; bookings of the
 * vehicles, before and during the rental; and their owner.
 */
export async function seedConcurrentOrders(
  chance: Chance,
): Promise<{ buyers: Buyer[]; booked: Booked[]; owned: Owned }> {
  const owner = await anOwner()
  const vehicleIds = [await aVehicle(owner), await aVehicle(owner), await aVehicle(owner)]
  const renters = []
  for (let count = 8 + chance.below(MAX_BUYERS - 8); count > 0; count -= 1) renters.push(await anAdmin())
  const [first, second, ...others] = renters
  if (!first || !second) throw new Error('Concurrent orders need two buyers.')
  const half = others.length / 2
  const projects = [
    await aProject({ Owner: first, Manager: others.slice(0, half) }),
    await aProject({ Owner: second, Manager: others.slice(half) }),
  ]
  const buyers: Buyer[] = []
  for (const renter of renters) {
    const isFirst = renter === first || (others.indexOf(renter) >= 0 && others.indexOf(renter) < Math.floor(half))
    const projectId = (isFirst ? projects[0] : projects[1]) ?? ''
    const wanted = new Set([chance.pick(vehicleIds), chance.pick(vehicleIds)])
    const days = chance.pick([FIVE_DAYS, LATER, AFTERWARDS])
    for (const vehicleId of wanted) await aVehicleInCart({ projectId, renter, owner, vehicleId, ...days })
    await withBilling(renter)
    const cart = await findCart(renter)
    buyers.push({ cookie: await signedIn(renter), revision: cart?.revision ?? 0 })
  }
  const booked = await seedBooked({ owner, vehicleIds, near: AFTERWARDS })
  const wanted = [FIVE_DAYS, LATER, AFTERWARDS, ...booked.map(({ days }) => days)]
  // blocks are faster than orders: without a vehicle that is never blocked hardly an order succeeds
  return { buyers, booked, owned: { cookie: await signedIn(owner), vehicleIds: vehicleIds.slice(1), wanted } }
}

type Scene = Awaited<ReturnType<typeof seedConcurrentOrders>>

/** All buyers order concurrently, some several times, while bookings are amended and the owner blocks days. */
export async function orderConcurrently(
  running: Running,
  { buyers, booked, owned }: Scene,
  chance: Chance,
): Promise<PostResults> {
  return merged(
    await Promise.all([
      orderAll(running, buyers, chance),
      amendBooked(running, booked, chance),
      blockOwnDays(running, owned, chance),
    ]),
  )
}

async function orderAll(running: Running, buyers: Buyer[], chance: Chance): Promise<PostResults> {
  const results = noResults()
  const posts = buyers.flatMap((buyer) => Array.from({ length: chance.pick([1, 1, 2, 5]) }, () => buyer))
  await Promise.all(posts.map((buyer) => placeOne(running, buyer, chance, results)))
  return results
}

/** Posts the order until there is a response: a kill aborts all requests in flight. */
async function placeOne(running: Running, { cookie, revision }: Buyer, chance: Chance, results: PostResults) {
  const fields = { ...SIGNER, revision: `${revision}` }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { origin } = await running.pick(chance)
    const response = await postRaw(`${origin}/cart/bookVehicles`, fields, cookie).catch(() => null)
    results.sent += 1
    if (!response) {
      results.cutOff += 1
      continue
    }
    const [, order] = /^\/orders\/(\d+)\/summary$/.exec(response.location) ?? []
    if (order) results.written.add(`order ${order}`)
    else if (response.status !== 409) results.failures.push(`an order was answered with ${response.status}`)
    return
  }
}
