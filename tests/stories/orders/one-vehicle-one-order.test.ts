import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld, isOnServer } from '#tests/world/application/world'
import { anAdmin, anOwner, aProject, aVehicle, signedIn } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { readyToSend } from '#tests/world/visits/steps'
import { CHECKOUT_TAX, listedRate, taxOn } from '~/models/trade/money'
import { db, orderItems, orders, vehicleBlocks } from '~/server/db/client.server'

/** Half with the same days, half with one shared day. services/booking has races with more buyers. */
const BUYERS = 4
const TAKEN = 'Someone else booked these dates. Please remove the car to continue.'
const LATER = { from: FIVE_DAYS.to, to: FIVE_DAYS.to.replace('-11', '-15') }

const world = await aWorld(async () => {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner)
  const cookies: string[] = []
  for (let index = 0; index < BUYERS; index++) {
    const renter = await anAdmin()
    const projectId = await aProject({ Owner: renter })
    await aVehicleInCart({ projectId, renter, owner, vehicleId, ...(index % 2 ? LATER : FIVE_DAYS) })
    await withBilling(renter)
    cookies.push(await signedIn(renter))
  }
  const forger = await anAdmin()
  await aVehicleInCart({ projectId: await aProject({ Owner: forger }), renter: forger, owner, ...FIVE_DAYS })
  await withBilling(forger)
  return { vehicleId, cookies, forger, forgersCookie: await signedIn(forger) }
})
const { vehicleId, cookies, forger, forgersCookie } = world.story
let apps: AppServer[] = []

beforeAll(async () => {
  apps = await Promise.all(Array.from({ length: isOnServer() ? 2 : 1 }, () => world.start()))
})
afterAll(world.end)

const originOf = (index: number) => apps[index % apps.length]?.origin ?? ''
const isPlaced = ({ path }: { path: string }) => /^\/orders\/\d+\/summary$/.test(path)

test('of concurrent orders for overlapping days, on two processes, one is placed', async () => {
  const buyers = await Promise.all(cookies.map((cookie, index) => readyToSend(originOf(index), cookie)))
  const arrivals = await Promise.all(buyers.map((buyer) => buyer.press('SEND')))
  expect(arrivals.filter(isPlaced)).toHaveLength(1)
  for (const { status, path, text } of arrivals.filter((arrival) => !isPlaced(arrival))) {
    expect({ status, path }).toEqual({ status: 409, path: '/cart/bookVehicles' })
    expect(text).toContain(`1976 Chevrolet Caprice: ${TAKEN}`)
  }
  const loser = buyers.find((buyer) => buyer.status() === 409)
  await loser?.follow('Go to the cart')
  expect(loser?.text()).toContain('Remove the 1976 Chevrolet Caprice to continue.')
})

test('an order ignores a tampered price, status and owner, and is placed once when repeated', async () => {
  const visitor = await readyToSend(originOf(0), forgersCookie)
  const forged = ['price', 'rate', 'total', 'tax', 'taxCents', 'agreedCents', 'listedCents', 'dailyCents', 'subTotal']
  visitor.smuggle('SEND', {
    ...Object.fromEntries(forged.map((name) => [name, '1'])),
    ...{ status: 'completed', id: '7', orderId: '7', bookedFrom: '2026-01-01', vehicleId },
  })
  const [{ path }, twice] = await Promise.all([visitor.press('SEND'), visitor.press('SEND')])
  expect(twice.path).toBe(path)
  expect(visitor.text()).toContain('$544.50')
  while (!visitor.has('button', 'SEND')) visitor.back()
  expect((await visitor.press('SEND')).path).toBe(path)
})

test('the database has the two orders with their agreed prices', async () => {
  await world.stopApps()
  await world.inside(async () => {
    expect(await db().$count(orders)).toBe(2)
    const ofVehicle = and(eq(vehicleBlocks.vehicleId, vehicleId), eq(vehicleBlocks.active, true))
    expect(await db().$count(vehicleBlocks, ofVehicle)).toBe(1)
    const items = await db()
      .select({ item: orderItems })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.placedBy, forger.id))
    const agreed = listedRate(10_000, 5)
    const money = {
      dailyCents: 10_000,
      listedCents: agreed,
      agreedCents: agreed,
      taxCents: taxOn(agreed, CHECKOUT_TAX),
    }
    expect(items).toMatchObject([{ item: { bookedFrom: FIVE_DAYS.from, status: 'confirmed', ...money } }])
  })
})
