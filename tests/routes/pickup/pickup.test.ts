import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { anAdmin, aProject, aUser, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aBookedItem, anOrder, endItem } from '#tests/world/orders'
import { at, responseStatus } from '#tests/world/visits/responses'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import * as arrival from '~/routes/pickup/arrival'
import * as driverReport from '~/routes/pickup/driver-report'
import * as finish from '~/routes/pickup/inspection/finish'
import * as inspection from '~/routes/pickup/inspection/overview'
import * as pickup from '~/routes/pickup/pickup'
import * as confirmation from '~/routes/pickup/return/confirmation'
import * as pickupReturn from '~/routes/pickup/return/return'
import * as runSheet from '~/routes/pickup/run-sheet'
import { setClock } from '~/server/clock.server'
import { countQueries, db, orderItems } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()
const TODAY = new Date('2026-11-20T15:00:00Z')
const TWO_DAYS_AHEAD = new Date('2026-12-05T05:01:00Z')
beforeAll(() => setClock(TODAY))

const open = async (orderId: number | string, as?: Account) =>
  pickup.loader(at(await get(`/pickupDetails/${orderId}`, as), { orderId: `${orderId}` }))

async function openOn(instant: Date, orderId: number, as: Account) {
  setClock(instant)
  const page = await open(orderId, as)
  setClock(TODAY)
  return page
}

const FACTS = {
  make: 'Ford',
  model: 'Country Squire',
  year: 1975,
  transmission: 'Automatic',
  fuelType: 'Gasoline (regular)',
  pickupPreference: 'Owner present',
  vehicleInstructions: 'Pump the gas twice, then turn.',
  parkedLocation: 'Bay 6',
  address2: 'Gate B',
}

async function aCrewWithOrder(stories: Parameters<typeof anOrder>[2] = [{ vehicle: FACTS }]) {
  const dana = await anAdmin()
  return { dana, ...(await anOrder(dana, await aProject({ Owner: dana }), stories)) }
}

test('earlier than two days before, only the vehicle and its day are shown', async () => {
  const { dana, orderId } = await aCrewWithOrder()
  const page = await openOn(new Date('2026-12-05T04:59:00Z'), orderId, dana)
  expect(page).toMatchObject({
    order: { id: orderId, projectTitle: 'The Long Haul' },
    days: [{ heading: 'MONDAY, DECEMBER 7, 2026', vehicles: [{ title: '1975 Ford Country Squire', details: null }] }],
  })
  expect(JSON.stringify(page)).not.toMatch(/Huff|Gate B|30303|0188|Omar|Bay 6/)
})

test('from two days before, the vehicle, owner, place and instructions are shown', async () => {
  const { dana, orderId } = await aCrewWithOrder()
  const page = await openOn(TWO_DAYS_AHEAD, orderId, dana)
  expect(page.days[0]?.vehicles[0]?.details).toMatchObject({
    color: { value: 'maroon', label: 'Maroon' },
    transmission: 'Automatic',
    fuelType: 'Gasoline',
    pickupPreference: 'Owner present',
    vehicleInstructions: 'Pump the gas twice, then turn.',
    parkedLocation: 'Bay 6',
    pickupInstruction: '',
    owner: { name: 'Omar Haddad', phone: { e164: '+14045550188', shown: '+1 (404) 555-0188' } },
    address: ['1180 Huff Rd NW', 'Gate B', 'Atlanta, GA 30303'],
  })
})

test('vehicles are grouped by their first day, without those that are over', async () => {
  const { dana, orderId, items } = await aCrewWithOrder([
    { from: '2026-12-08', to: '2026-12-09' },
    {},
    { from: '2026-12-08', to: '2026-12-08' },
    { from: '2026-12-01', to: '2026-12-02' },
  ])
  await endItem(items[3]?.listVehicleId ?? '', { status: 'completed' })
  const page = await openOn(TWO_DAYS_AHEAD, orderId, dana)
  expect(page.days.map(({ heading, vehicles }) => [heading, vehicles.length])).toEqual([
    ['MONDAY, DECEMBER 7, 2026', 1],
    ['TUESDAY, DECEMBER 8, 2026', 2],
  ])
})

test.each(['cancelled', 'completed'] as const)('a %s order is a 410', async (status) => {
  const { dana, orderId, items } = await aCrewWithOrder()
  await endItem(items[0]?.listVehicleId ?? '', { status })
  expect(await responseStatus(open(orderId, dana))).toBe(410)
  expect(await responseStatus(open(orderId, await anAdmin('eve')))).toBe(404)
})

test('an inspection is shown for an item of the order, and is a 410 when it is over', async () => {
  const { dana, orderId, items } = await aCrewWithOrder()
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const mine = item?.id ?? ''
  const look = async (orderItemId: string, as?: Account) =>
    inspection.loader(at(await get(`/x/${orderId}/${orderItemId}`, as), { orderId: `${orderId}`, orderItemId }))
  expect(await look(mine, dana)).toMatchObject({ step: 'photos', view: { orderId, title: '1975 Ford Country Squire' } })
  await endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' })
  expect(await responseStatus(look(mine, dana))).toBe(410)
})

test('a malformed arrival is refused to the crew, and is a 404 for strangers', async () => {
  const dana = await anAdmin()
  const { ref } = await aBookedItem(dana, await aProject({ Owner: dana }))
  const params = { orderId: `${ref.orderId}`, orderItemId: ref.orderItemId }
  const send = async (as: Account) => responseStatus(arrival.action(at(await post('/x', { hours: 'x' }, as), params)))
  expect([await send(dana), await send(await aUser())]).toEqual([400, 404])
})

test('every 410 page of a pickup links to what the reader may open: order, project or owner’s order', async () => {
  const [dana, vic] = [await anAdmin(), await aUser()]
  const projectId = await aProject({ Owner: dana, User: vic })
  const { ref: item, listVehicleId, owner } = await aBookedItem(dana, projectId)
  await endItem(listVehicleId, { status: 'cancelled' })
  const { orderId, orderItemId } = item
  const params = { orderId: `${orderId}`, orderItemId }
  const linkOn = (response: Promise<unknown>) => response.catch((thrown) => thrown.data)
  const linksFor = async (as: Account) => {
    const args = at(await get('/x', as), params)
    return [
      await linkOn(pickup.loader(args)),
      await linkOn(runSheet.loader(args)),
      await linkOn(inspection.loader(args)),
      await linkOn(finish.action(at(await post('/x', {}, as), params))),
      await linkOn(confirmation.action(at(await post('/x', {}, as), params))),
    ]
  }
  const order = { to: orderPaths.orderDetails(orderId, projectId, 'The Long Haul'), label: 'Go to the order' }
  const project = { to: projectPaths.projectList(projectId), label: 'Go to the project' }
  expect(await linksFor(dana)).toEqual(Array(5).fill(order))
  expect(await linksFor(vic)).toEqual(Array(5).fill(project))
  const page = await (await driverReport.loader(at(await get('/x', vic), params))).text()
  expect(page).toContain(`href="${project.to}">Go to the project</a>`)
  const theirs = inspection.loader(at(await get('/x', owner), { orderItemId }))
  expect(await linkOn(theirs)).toEqual({ to: ownerPaths.ownerOrder(orderItemId), label: 'Go to the order' })
})

test('the return page links back to the pickup, or after the order to what the reader may open', async () => {
  const [dana, vic] = [await anAdmin(), await aUser()]
  const projectId = await aProject({ Owner: dana, User: vic })
  const { ref: item, listVehicleId } = await aBookedItem(dana, projectId)
  setClock(TWO_DAYS_AHEAD)
  const params = { orderId: `${item.orderId}`, orderItemId: item.orderItemId }
  const backOf = async (as: Account) => (await pickupReturn.loader(at(await get('/x', as), params))).back
  expect(await backOf(vic)).toEqual({ to: `/pickupDetails/${item.orderId}`, name: 'pickup details' })
  await endItem(listVehicleId, { status: 'completed' })
  const order = orderPaths.orderDetails(item.orderId, projectId, 'The Long Haul')
  expect(await backOf(dana)).toEqual({ to: order, name: 'the order' })
  expect(await backOf(vic)).toEqual({ to: projectPaths.projectList(projectId), name: 'the project' })
  setClock(TODAY)
})

test('one vehicle and twelve take the same number of queries', async () => {
  const one = await aCrewWithOrder()
  const twelve = await aCrewWithOrder(Array.from({ length: 12 }, () => ({})))
  const few = await countQueries(() => open(one.orderId, one.dana))
  const many = await countQueries(() => open(twelve.orderId, twelve.dana))
  expect(many.count).toBe(few.count)
})
