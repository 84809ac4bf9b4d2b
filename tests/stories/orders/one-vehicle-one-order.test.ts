import { and, eq, notLike } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld, isOnServer } from '#tests/world/application/world'
import { FIVE_DAYS } from '#tests/world/days'
import { aVehicle } from '#tests/world/fleet'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { anAdmin, anOwner, signedIn } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { readyToSend } from '#tests/world/visits/walks'
import { listedRate } from '~/models/trade/money/rates'
import { CHECKOUT_TAX, taxOn } from '~/models/trade/money/tax'
import { db } from '~/server/db/client.server'
import { cartItems, orderItems, orders, outbox, vehicleBlocks } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

const BUYERS = 20
const COUPLES = 10
const TAKEN = 'Someone else booked these dates. Please remove the car to continue.'
/** Shares one day with the other five. */
const LATER = { from: FIVE_DAYS.to, to: FIVE_DAYS.to.replace('-11', '-15') }

const world = await aWorld(async () => {
  const owner = await anOwner()
  const caprice = await aVehicle(owner)
  const nova = await aVehicle(owner, { model: 'Nova' })
  const vega = await aVehicle(owner, { model: 'Vega' })
  const crews = [await aCrew(BUYERS / 2), await aCrew(BUYERS / 2)].flat()
  const buyers = await inTurn(crews, (member, index) => aBuyer(member, owner, [caprice], index % 2 ? LATER : FIVE_DAYS))
  const couples = await inTurn(await aCrew(COUPLES), (member, index) =>
    aBuyer(member, owner, index % 2 ? [nova, vega] : [vega, nova], FIVE_DAYS),
  )
  const [hasty, forger] = await inTurn([...(await aCrew(1)), ...(await aCrew(1))], async (member) =>
    aBuyer(member, owner, [await aVehicle(owner, { model: 'Monza' })], FIVE_DAYS),
  )
  if (!hasty || !forger) throw new Error('Two more buyers are needed.')
  return { caprice, nova, vega, buyers, couples, hasty, forger }
})

type Member = { renter: Account; projectId: string }

/** Members of one project who may all book for it. */
async function aCrew(size: number): Promise<Member[]> {
  const renters = await inTurn(Array.from({ length: size }), () => anAdmin())
  const [first, ...others] = renters
  if (!first) throw new Error('A crew needs somebody.')
  const projectId = await aProject({ Owner: first, Manager: others })
  return renters.map((renter) => ({ renter, projectId }))
}

/** One with agreed vehicles in the cart, billing done, signed in. */
async function aBuyer({ renter, projectId }: Member, owner: Account, vehicleIds: string[], days: typeof FIVE_DAYS) {
  for (const vehicleId of vehicleIds) await aVehicleInCart({ projectId, renter, owner, vehicleId, ...days })
  await withBilling(renter)
  return { id: renter.id, projectId, vehicleId: vehicleIds[0] ?? '', cookie: await signedIn(renter) }
}

async function inTurn<From, To>(list: From[], make: (one: From, index: number) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const [index, one] of list.entries()) made.push(await make(one, index))
  return made
}

const { caprice, nova, vega, buyers, couples, hasty, forger } = world.story
let apps: AppServer[] = []

beforeAll(async () => {
  apps = await Promise.all(Array.from({ length: isOnServer() ? 2 : 1 }, () => world.start()))
})
afterAll(world.end)

const originOf = (index: number) => apps[index % apps.length]?.origin ?? ''

/** On the processes in turn, all pressing SEND at the same moment. */
async function sendAtOnce(people: { cookie: string }[]) {
  const visitors = await Promise.all(people.map(({ cookie }, index) => readyToSend(originOf(index), cookie)))
  const arrivals = await Promise.all(visitors.map((visitor) => visitor.press('SEND')))
  const isPlaced = ({ path }: { path: string }) => /^\/orders\/\d+\/summary$/.test(path)
  return { visitors, placed: arrivals.filter(isPlaced), refused: arrivals.filter((arrival) => !isPlaced(arrival)) }
}

const activeBlocksOf = (vehicleId: string) =>
  db().$count(vehicleBlocks, and(eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.active, true)))
const ordersOf = ({ id }: { id: string }) => db().select().from(orders).where(eq(orders.placedBy, id))

test('of twenty orders at one moment for days that overlap, one is placed and nineteen are told why not', async () => {
  const { visitors, placed, refused } = await sendAtOnce(buyers)
  expect(placed.map(({ status }) => status)).toEqual([200])
  expect(refused).toHaveLength(BUYERS - 1)
  for (const { status, path, text } of refused) {
    expect({ status, path }).toEqual({ status: 409, path: '/cart/bookVehicles' })
    expect(text).toContain(`1976 Chevrolet Caprice: ${TAKEN}`)
    expect(text).not.toContain('Order Summary')
  }
  const loser = visitors.find((visitor) => visitor.status() === 409)
  await loser?.follow('Go to the cart')
  expect(loser?.text()).toContain(TAKEN)
  expect(loser?.text()).toContain('Remove the 1976 Chevrolet Caprice to continue.')
})

test('of orders for the same two vehicles, put into the carts in either order, one gets both and the others none', async () => {
  const { placed, refused } = await sendAtOnce(couples)
  expect(placed).toHaveLength(1)
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: COUPLES - 1 }, () => 409))
  for (const { text } of refused) expect(text).toContain(TAKEN)
})

test('one order sent ten times at one moment, and once more after going back, is one order that all are led to', async () => {
  const tabs = [await readyToSend(originOf(0), hasty.cookie), await readyToSend(originOf(1), hasty.cookie)]
  const arrivals = await Promise.all([...tabs, ...tabs, ...tabs, ...tabs, ...tabs].map((tab) => tab.press('SEND')))
  const [first] = arrivals
  expect(first?.path).toMatch(/^\/orders\/\d+\/summary$/)
  for (const { status, path, text } of arrivals) {
    expect({ status, path }).toEqual({ status: 200, path: first?.path })
    expect(text).toContain('Order placed successfully.')
  }
  for (const tab of tabs) {
    while (!tab.has('button', 'SEND')) tab.back()
    expect((await tab.press('SEND')).path).toBe(first?.path)
  }
})

test('money, status and ownership sent by hand change nothing', async () => {
  const visitor = await readyToSend(originOf(0), forger.cookie)
  const forged = ['price', 'rate', 'total', 'tax', 'taxCents', 'agreedCents', 'listedCents', 'dailyCents', 'subTotal']
  visitor.smuggle('SEND', {
    ...Object.fromEntries(forged.map((name) => [name, '1'])),
    status: 'completed',
    id: '7',
    orderId: '7',
    userId: hasty.id,
    placedBy: hasty.id,
    projectId: hasty.projectId,
    vehicleId: caprice,
    bookedFrom: '2026-01-01',
  })
  await visitor.press('SEND')
  expect(visitor.text()).toContain('Order placed successfully.')
  expect(visitor.text()).toContain('$544.50')
})

test('and that is what the database holds in the end', async () => {
  await world.stopApps()
  await world.inside(async () => {
    for (const vehicleId of [caprice, nova, vega, hasty.vehicleId, forger.vehicleId]) {
      expect(await db().$count(orderItems, eq(orderItems.vehicleId, vehicleId))).toBe(1)
      expect(await activeBlocksOf(vehicleId)).toBe(1)
    }
    expect(await db().$count(cartItems, eq(cartItems.vehicleId, caprice))).toBe(BUYERS - 1)
    expect(await db().$count(cartItems, eq(cartItems.vehicleId, nova))).toBe(COUPLES - 1)
    expect(await ordersOf(hasty)).toHaveLength(1)
    expect(await db().$count(orders)).toBe(4)
    const SIGNER_BUYER_AND_OWNER = 3
    const aboutOrders = notLike(outbox.subject, 'No longer available: %')
    expect(await db().$count(outbox, aboutOrders)).toBe(4 * SIGNER_BUYER_AND_OWNER)

    const [order, ...others] = await ordersOf(forger)
    expect(others).toEqual([])
    expect(order).toMatchObject({ projectId: forger.projectId })
    expect(order?.id).toBeGreaterThan(1000)
    const agreed = listedRate(10_000, 5)
    expect(
      await db()
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, order?.id ?? 0)),
    ).toMatchObject([
      {
        vehicleId: forger.vehicleId,
        bookedFrom: FIVE_DAYS.from,
        bookedTo: FIVE_DAYS.to,
        status: 'confirmed',
        dailyCents: 10_000,
        listedCents: agreed,
        agreedCents: agreed,
        taxCents: taxOn(agreed, CHECKOUT_TAX),
      },
    ])
  })
})
