import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { anAdmin, aProject, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anAgreedVehicle, aVehicleInCart } from '#tests/world/orders'
import { CART_BLOCKERS, CART_MESSAGES } from '~/models/booking/booking-messages'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { carts, countQueries, db, projectMembers, vehicles } from '~/server/db/client.server'
import { countCart } from '~/server/session/require.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { agreedVehicles } from '~/services/booking/cart/agreed-vehicles.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

const revisionOf = async ({ id }: { id: string }) => {
  const [cart] = await db().select({ revision: carts.revision }).from(carts).where(eq(carts.accountId, id))
  return cart?.revision
}

async function aCrew() {
  const dana = await anAdmin()
  return { dana, projectId: await aProject({ Owner: dana }) }
}

test('an agreed vehicle is added with its days, its listed rates and the tax on the agreed price', async () => {
  const { dana, projectId } = await aCrew()
  await aVehicleInCart({ projectId, renter: dana, agreedCents: 45_055 })
  const cart = await findCart(dana)
  expect(cart).toMatchObject({ project: { title: 'The Long Haul' }, reason: null })
  expect(cart?.items).toMatchObject([
    {
      title: '1976 Chevrolet Caprice',
      days: 'Dec 7, 2026 to Dec 11, 2026',
      dayCount: '5 days',
      blocker: null,
      rates: { daily: 10_000, weekly: 30_000, monthly: 90_000, subTotal: 45_055, tax: 4_010, total: 49_065 },
    },
  ])
  expect(cart?.totals).toEqual({ vehicles: 1, subTotal: 45_055, tax: 4_010, total: 49_065 })
})

test('agreed vehicles are offered until they are in a cart, and only to those who may add them', async () => {
  const { dana, projectId } = await aCrew()
  const { listVehicleId } = await anAgreedVehicle({ projectId, renter: dana, agreedCents: 45_055 })
  const eve = await anAdmin()
  await aProject({ Owner: eve })
  expect(await agreedVehicles(dana)).toMatchObject([
    {
      id: listVehicleId,
      title: '1976 Chevrolet Caprice',
      project: { id: projectId, title: 'The Long Haul' },
      days: 'Dec 7, 2026 to Dec 11, 2026',
      agreed: 45_055,
    },
  ])
  expect(await agreedVehicles(eve)).toEqual([])
  await db().insert(projectMembers).values({ projectId, accountId: eve.id, role: 'User' })
  expect(await agreedVehicles(eve)).toEqual([])

  await addToCart(dana, { projectId, listVehicleId })
  expect(await agreedVehicles(dana)).toEqual([])
})

test('adding twice, in sequence or at once, leaves one item', async () => {
  const { dana, projectId } = await aCrew()
  const { listVehicleId } = await anAgreedVehicle({ projectId, renter: dana })
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => addToCart(dana, { projectId, listVehicleId })))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect((await findCart(dana))?.items).toHaveLength(1)
  expect(await revisionOf(dana)).toBe(2)
})

test('only a change raises the revision', async () => {
  const { dana, projectId } = await aCrew()
  const { listVehicleId } = await aVehicleInCart({ projectId, renter: dana })
  const first = await revisionOf(dana)
  await addToCart(dana, { projectId, listVehicleId })
  expect(await revisionOf(dana)).toBe(first)
  const item = (await findCart(dana))?.items[0]
  await removeFromCart(dana, item?.id ?? '')
  expect(await revisionOf(dana)).toBe(Number(first) + 1)
  await removeFromCart(dana, item?.id ?? '')
  expect(await revisionOf(dana)).toBe(Number(first) + 1)
  expect(await findCart(dana)).toBeNull()
})

test('a vehicle of another project is refused until the cart is empty', async () => {
  const { dana, projectId } = await aCrew()
  const other = await aProject({ Manager: dana }, { title: 'Nightshift' })
  await aVehicleInCart({ projectId, renter: dana })
  const { listVehicleId } = await anAgreedVehicle({ projectId: other, renter: dana })
  expect(await addToCart(dana, { projectId: other, listVehicleId })).toEqual(
    refused('other-project', CART_MESSAGES.otherProject),
  )
  const cart = await findCart(dana)
  expect(cart?.items).toHaveLength(1)
  await removeFromCart(dana, cart?.items[0]?.id ?? '')
  expect(await addToCart(dana, { projectId: other, listVehicleId })).toEqual({ ok: true })
})

test('a vehicle can be added twice for separate days but not for overlapping ones', async () => {
  const { dana, projectId } = await aCrew()
  const { vehicleId } = await aVehicleInCart({ projectId, renter: dana })
  const shared = { projectId, renter: dana, vehicleId }
  const overlapping = await anAgreedVehicle({ ...shared, from: '2026-12-11', to: '2026-12-12' })
  const apart = await anAgreedVehicle({ ...shared, from: '2026-12-12', to: '2026-12-13' })
  const refusal = await addToCart(dana, { projectId, listVehicleId: overlapping.listVehicleId })
  expect(refusal).toEqual(refused('same-days', CART_MESSAGES.sameDays))
  expect(await addToCart(dana, { projectId, listVehicleId: apart.listVehicleId })).toEqual({ ok: true })
})

test('a vehicle can be in the cart of only one member of a project', async () => {
  const { dana, projectId } = await aCrew()
  const marcus = await anAdmin('marcus')
  await db().insert(projectMembers).values({ projectId, accountId: marcus.id, role: 'Manager' })
  const { listVehicleId } = await aVehicleInCart({ projectId, renter: dana })
  expect(await addToCart(marcus, { projectId, listVehicleId })).toEqual(
    refused('in-other-cart', CART_MESSAGES.inOtherCart),
  )
})

test('taken days, a gone listing and a past start are refused with their reasons', async () => {
  const { dana, projectId } = await aCrew()
  const taken = await anAgreedVehicle({ projectId, renter: dana })
  await writeBlock(taken.vehicleId, '2026-12-11', '2026-12-20')
  const gone = await anAgreedVehicle({ projectId, renter: dana, vehicle: { listingStatus: 'deactivated' } })
  const started = await anAgreedVehicle({ projectId, renter: dana, from: '2026-11-19', to: '2026-11-30' })
  const today = await anAgreedVehicle({ projectId, renter: dana, from: '2026-11-20', to: '2026-11-30' })
  const add = ({ listVehicleId }: { listVehicleId: string }) => addToCart(dana, { projectId, listVehicleId })
  const inTheWay = 'Taken: Dec 11, 2026 to Dec 20, 2026. The nearest free days are Dec 6, 2026 to Dec 10, 2026.'
  expect(await add(taken)).toEqual(refused('days-taken', INQUIRY_MESSAGES.datesTaken, undefined, inTheWay))
  expect(await add(gone)).toEqual(refused('listing-gone', INQUIRY_MESSAGES.listingGone))
  expect(await add(started)).toEqual(refused('starts-in-the-past', INQUIRY_MESSAGES.startsInThePast))
  expect(await add(today)).toEqual({ ok: true })
})

test.each([
  ['deactivated', CART_BLOCKERS.unavailable],
  ['deleted', CART_BLOCKERS.unavailable],
] as const)(
  'a listing that is %s later blocks its item and is left out of the totals',
  async (listingStatus, sentence) => {
    const { dana, projectId } = await aCrew()
    const { vehicleId } = await aVehicleInCart({
      projectId,
      renter: dana,
      vehicle: { make: 'Ford', model: 'Econoline' },
    })
    await aVehicleInCart({ projectId, renter: dana })
    await db().update(vehicles).set({ listingStatus }).where(eq(vehicles.id, vehicleId))
    const cart = await findCart(dana)
    expect(cart?.items).toHaveLength(2)
    expect(cart?.items.find((item) => item.vehicleId === vehicleId)).toMatchObject({
      blocker: sentence,
      rates: null,
      way: { label: 'Find another vehicle', to: '/home/searchResults?q=Ford+Econoline' },
    })
    expect(cart?.totals).toMatchObject({ vehicles: 1, subTotal: 50_000 })
    expect(cart?.reason).toBe('Remove the 1976 Ford Econoline to continue.')
  },
)

test('days taken by others and a start that has passed block their items', async () => {
  const { dana, projectId } = await aCrew()
  const taken = await aVehicleInCart({ projectId, renter: dana })
  await writeBlock(taken.vehicleId, '2026-12-01', '2026-12-07')
  const soon = await aVehicleInCart({ projectId, renter: dana, from: '2026-11-21', to: '2026-11-22' })
  setClock(new Date('2026-11-22T05:30:00Z'))
  const cart = await findCart(dana)
  setClock(new Date('2026-11-20T15:00:00Z'))
  const itemOf = (vehicleId: string) => cart?.items.find((item) => item.vehicleId === vehicleId)
  expect(itemOf(taken.vehicleId)).toMatchObject({
    blocker: CART_BLOCKERS.taken,
    inTheWay: 'Taken: Dec 1, 2026 to Dec 7, 2026. The nearest free days are Dec 8, 2026 to Dec 12, 2026.',
    way: { label: 'Inquire about other dates' },
  })
  expect(itemOf(soon.vehicleId)).toMatchObject({
    blocker: CART_BLOCKERS.started,
    inTheWay: null,
    way: { label: 'Inquire about other dates' },
  })
})

test('inactive blocks neither keep a vehicle out of the cart nor block its item', async () => {
  const { dana, projectId } = await aCrew()
  const days = { from: '2026-12-07', to: '2026-12-11' }
  const agreed = await anAgreedVehicle({ projectId, renter: dana, ...days })
  await writeBlock(agreed.vehicleId, days.from, days.to, { active: false })
  expect(await addToCart(dana, { projectId, listVehicleId: agreed.listVehicleId })).toEqual({ ok: true })
  const cart = await findCart(dana)
  expect(cart).toMatchObject({ items: [{ blocker: null }], reason: null, totals: { vehicles: 1 } })
})

test('the cart count includes only one’s own items', async () => {
  const [one, other] = [await aCrew(), await aCrew()]
  await aVehicleInCart({ projectId: one.projectId, renter: one.dana })
  for (let more = 0; more < 2; more++) await aVehicleInCart({ projectId: other.projectId, renter: other.dana })
  const counted = await Promise.all(
    [one.dana, other.dana, await anAdmin('eve')].map(async (who) => countCart(await get('/', who))),
  )
  expect(counted).toEqual([1, 2, 0])
})

test('a member who may no longer book sees the reason and no prices in the cart', async () => {
  const marcus = await anAdmin('marcus')
  const projectId = await aProject({ Owner: await anAdmin(), Manager: marcus })
  await aVehicleInCart({ projectId, renter: marcus })
  await db().update(projectMembers).set({ role: 'User' }).where(eq(projectMembers.accountId, marcus.id))
  const cart = await findCart(marcus)
  expect(cart).toMatchObject({ reason: CART_MESSAGES.noLongerYours, totals: { vehicles: 0, total: 0 } })
  expect(cart?.items[0]?.rates).toBeNull()
})

test('a cart of one and a cart of thirty take the same number of queries', async () => {
  const { dana, projectId } = await aCrew()
  const { vehicleId: first } = await aVehicleInCart({ projectId, renter: dana })
  await writeBlock(first, '2026-12-07', '2026-12-07')
  const one = await countQueries(() => findCart(dana))
  for (let more = 0; more < 29; more++) {
    const { vehicleId } = await aVehicleInCart({ projectId, renter: dana })
    await writeBlock(vehicleId, '2026-12-07', '2026-12-07')
  }
  const thirty = await countQueries(() => findCart(dana))
  expect(thirty.result?.items).toHaveLength(30)
  expect(thirty.count).toBe(one.count)
})
