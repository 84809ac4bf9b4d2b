import { expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { keepDays } from '#demo/builder/keep-days.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { lettersTo } from '#tests/world/letters/letters'
import { aBookedItem } from '#tests/world/orders'
import { aStoredInquiry, aStoredOrder } from '#tests/world/stages'
import { addDays } from '~/models/trade/days/days'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import { cancelItem, changeDays } from '~/services/orders/items/amend-item.server'
import { fleetPage } from '~/services/owner/fleet/fleet-page.server'
import { ownerOrdersPage } from '~/services/owner/owner-orders-page.server'
import { ownerCalendarPage } from '~/services/owner/owner-vehicles-page.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'

await useDatabase()

const ALL = { search: '', sort: 'name', status: undefined, after: null } as const
const NOW = new Date('2026-11-20T15:00:00Z')
setClock(NOW)
const dana = await anAdmin()
const projectId = await aProject({ Owner: dana }, { title: 'Ferry Street', productionCompany: 'Northlight TV' })

test('an owner’s booking shows production and amendments, but no crew names', async () => {
  const owner = await anOwner()
  const { at, vehicleId } = await aBookedItem(dana, projectId, { owner })
  granted(await changeDays(dana, at, { from: '2026-12-08', to: '2026-12-10', revision: 1, seen: 30_000 }))
  const read = () => requireOwnerOrder(owner, at.orderItemId)
  expect(await read()).toMatchObject({
    orderId: at.orderId,
    vehicleId,
    project: { title: 'Ferry Street', productionCompany: 'Northlight TV' },
    days: 'Dec 8, 2026 to Dec 10, 2026',
    rate: 30_000,
    badge: { label: 'Confirmed' },
    agreement: { label: 'NOT SIGNED' },
    pickup: { address: '1180 Huff Rd NW, Atlanta, GA 30303', shownFrom: 'Dec 6, 2026' },
    amendments: [{ kind: 'change', on: 'Nov 20, 2026', daysBefore: 'Dec 7, 2026 to Dec 11, 2026' }],
  })
  for (const text of [dana.firstName, dana.lastName, dana.email]) {
    expect(JSON.stringify(await read())).not.toContain(text)
  }
  const { next } = (await fleetPage(owner, ALL)).vehicles[0] ?? {}
  expect(next).toMatchObject({ itemId: at.orderItemId, productionCompany: 'Northlight TV' })
  granted(await cancelItem(dana, at, { revision: 2 }))
  // the emails about the booking, the change and the cancellation link to it
  const emails = await lettersTo(owner.email)
  expect(emails.map(({ bodyText }) => bodyText.includes(`/owner/orders/${at.orderItemId}`))).toEqual([true, true, true])
  expect(await read()).toMatchObject({ badge: { label: 'Cancelled' }, agreement: null, amendments: [{}, {}] })
  expect((await fleetPage(owner, ALL)).vehicles).toMatchObject([{ id: vehicleId, next: null, toAnswer: 0 }])
})

test('the owner’s calendar shows their bookings and blocks, and nothing of other owners', async () => {
  const owner = await anOwner()
  const { at, vehicleId } = await aBookedItem(dana, projectId, { owner })
  await keepDays(vehicleId, '2026-11-30', '2026-12-01')
  await keepDays(vehicleId, '2027-02-01', '2027-02-01')
  await aBookedItem(dana, projectId)
  const { vehicles, months } = await ownerCalendarPage(owner, { after: null })
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
  expect(vehicles.map(({ periods }) => periods.map(({ days, order }) => [days, order?.productionCompany]))).toEqual([
    [
      ['Nov 30, 2026 to Dec 1, 2026', undefined],
      ['Dec 7, 2026 to Dec 11, 2026', 'Northlight TV'],
    ],
  ])
  const desk = await requireOwnerVehicle(owner, vehicleId, '2026-12')
  expect(desk).toMatchObject({ months: [{ month: '2026-12' }, {}, { month: '2027-02' }], attempt: 2 })
  expect(desk.booked.map(({ order }) => order?.itemId)).toEqual([at.orderItemId])
  expect(desk.taken.map(({ words }) => words)).toEqual([
    'Blocked Nov 30, 2026 to Dec 1, 2026.',
    'Booked Dec 7, 2026 to Dec 11, 2026 by Northlight TV.',
    'Blocked Feb 1, 2027.',
  ])
})

test('vehicles and orders are paginated with a fixed number of queries', async () => {
  const owner = await anOwner()
  const listId = await aList(projectId, dana)
  const booked = async (count: number, status: 'confirmed' | 'completed' = 'confirmed') => {
    const vehicleId = await aVehicle(owner, { model: `Model ${count % 3}` })
    const from = addDays('2026-11-15', count)
    const days = { bookedFrom: from, bookedTo: addDays(from, 1), status: 'agreed' } as const
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    await aStoredOrder(await aStoredInquiry(listVehicleId, dana, days), dana, status)
  }
  // four overdue, two running and 16 upcoming
  for (let count = 0; count < 22; count += 1) await booked(count)
  await booked(0, 'completed')

  const { result: first, count: many } = await countQueries(() => ownerOrdersPage(owner, 'upcoming', null))
  const { count: few } = await countQueries(() => ownerOrdersPage(owner, 'past', null))
  expect(first.counts).toEqual({ upcoming: 16, running: 2, overdue: 4, past: 1 })
  expect([many, first.orders.length, first.next]).toEqual([few, 16, null])
  expect(first.orders.map(({ days }) => days)[0]).toBe('Nov 21, 2026 to Nov 22, 2026')
  const unasked = await ownerOrdersPage(owner, null, null)
  expect([unasked.tab, unasked.orders.length]).toEqual(['running', 2])
  const [, running] = unasked.orders
  expect((await ownerOrdersPage(owner, 'running', running?.id ?? '')).orders).toEqual([])

  await readInTwo((after) => ownerCalendarPage(owner, { after }))
})

/** Expects a full page and a last page of three, with equal query counts. */
async function readInTwo(read: (after: string | null) => Promise<{ vehicles: { id: string }[]; next: string | null }>) {
  const one = await countQueries(() => read(null))
  const two = await countQueries(() => read(one.result.next))
  expect(two.count).toBe(one.count)
  expect([one.result.vehicles.length, two.result.vehicles.length, two.result.next]).toEqual([20, 3, null])
  expect(new Set([one, two].flatMap(({ result }) => result.vehicles.map(({ id }) => id))).size).toBe(23)
}
