import { describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { aBookedItem } from '#tests/world/orders'
import { MAX_SELECTED } from '~/models/trade/constants'
import type { FleetSort } from '~/models/trade/vocabulary/fleet'
import { setClock } from '~/server/clock.server'
import { countQueries, db, vehicleViews } from '~/server/db/client.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { fleetPage } from '~/services/owner/fleet/fleet-page.server'
import { blockDays } from '~/services/owner/owner-days.server'

await useDatabase()

const ALL = { search: '', sort: 'name', status: undefined, after: null } as const
setClock(new Date('2026-11-20T15:00:00Z'))
const owner = await anOwner()
await aVehicle(owner, { model: 'Nova', year: 1968, stockNumber: 'B-12', dayPrice: 20_000 })
await aVehicle(owner, { model: 'Impala', year: 1964, stockNumber: 'A-7', vin: '41847L125553' })
await aVehicle(owner, { make: 'Ford', model: 'F-100', dayPrice: 0, listingStatus: 'draft' })
await aVehicle(owner, { listingStatus: 'deleted' })
await aVehicle(await anOwner(), { model: 'Nova' })

const titles = async (choice: Partial<Parameters<typeof fleetPage>[1]>) =>
  (await fleetPage(owner, { ...ALL, ...choice })).vehicles.map(({ title }) => title.split(' ').at(-1))

describe('the fleet page finds an owner’s vehicles that are not deleted', () => {
  test.each([
    ['', ['Impala', 'Nova', 'F-100']],
    ['nova 1968', ['Nova']],
    ['chev', ['Impala', 'Nova']],
    ['b-12', ['Nova']],
    ['41847l', ['Impala']],
    ['nova ford', []],
    ['100%', []],
    ["_'\\", []],
  ])('by the words %j', async (search, found) => expect(await titles({ search })).toEqual(found))

  test.each<[FleetSort, string[]]>([
    ['price-high', ['Nova', 'Impala', 'F-100']],
    ['price-low', ['F-100', 'Impala', 'Nova']],
    ['stock', ['F-100', 'Impala', 'Nova']],
  ])('sorted by %s', async (sort, sorted) => expect(await titles({ sort })).toEqual(sorted))

  test('by status, with counts within the search', async () => {
    expect(await titles({ status: 'draft' })).toEqual(['F-100'])
    expect((await fleetPage(owner, { ...ALL, status: 'draft' })).counts).toEqual({ draft: 1, listed: 2 })
    expect((await fleetPage(owner, { ...ALL, search: 'nova' })).counts).toEqual({ listed: 1 })
  })
})

test('the fleet page shows views, booked days and this year’s revenue of each vehicle', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const { ref, vehicleId } = await aBookedItem(dana, projectId, { owner })
  const figures = async () => {
    const { vehicles } = await fleetPage(owner, ALL)
    const { views, bookedDays, revenue } = vehicles.find(({ id }) => id === vehicleId) ?? {}
    return { views, bookedDays, revenue }
  }
  const days = ['2026-11-20', '2026-10-22', '2026-10-21']
  await db()
    .insert(vehicleViews)
    .values(days.map((day, place) => ({ vehicleId, day, views: 10 ** place })))
  expect(await figures()).toEqual({ views: 11, bookedDays: 5, revenue: '$500' })
  for (const sort of ['views', 'booked', 'revenue'] as const) {
    expect((await fleetPage(owner, { ...ALL, sort })).vehicles[0]?.id).toBe(vehicleId)
  }
  // only its last day is within the next ninety days, and the next year has no revenue yet
  setClock(new Date('2026-12-11T15:00:00Z'))
  expect(await figures()).toMatchObject({ bookedDays: 1, revenue: '$500' })
  setClock(new Date('2027-01-01T15:00:00Z'))
  expect(await figures()).toEqual({ views: 0, bookedDays: 0, revenue: '$0' })
  setClock(new Date('2026-11-20T15:00:00Z'))
  unwrap(await cancelItem(dana, ref, { revision: 1 }))
  expect(await figures()).toMatchObject({ bookedDays: 0, revenue: '$0' })
})

test('the fleet page is paginated in every sort order, with a fixed number of queries', async () => {
  const many = await anOwner()
  for (let count = 0; count < MAX_SELECTED + 3; count += 1) {
    await aVehicle(many, { model: `Model ${count % 3}`, dayPrice: 10_000 + (count % 4) * 100 })
  }
  for (const sort of ['needs-you', 'name', 'newest', 'price-high', 'revenue'] as const) {
    const first = await countQueries(() => fleetPage(many, { ...ALL, sort }))
    const second = await countQueries(() => fleetPage(many, { ...ALL, sort, after: first.result.next }))
    expect([first.count, second.count]).toEqual([3, 3])
    const shown = [first, second].flatMap(({ result }) => result.vehicles.map(({ id }) => id))
    expect([shown.length, new Set(shown).size, second.result.next]).toEqual([MAX_SELECTED + 3, MAX_SELECTED + 3, null])
  }
})

test('the fleet page has first what needs its owner: inquiries to answer, then overdue vehicles, then those out', async () => {
  const deal = await aDeal()
  const [dana, busy] = [await anAdmin(), deal.owner]
  const projectId = await aProject({ Owner: dana })
  const bookedFrom = async (from: string, to: string) =>
    (await aBookedItem(dana, projectId, { owner: busy, from, to })).vehicleId
  const later = await bookedFrom('2026-11-28', '2026-11-29')
  const out = await bookedFrom('2026-11-21', '2026-11-27')
  const overdue = await bookedFrom('2026-11-21', '2026-11-22')
  setClock(new Date('2026-11-23T15:00:00Z'))
  await anInquiry(deal)
  const { vehicles } = await fleetPage(busy, { ...ALL, sort: 'needs-you' })
  setClock(new Date('2026-11-20T15:00:00Z'))
  expect(vehicles.map(({ id }) => id)).toEqual([deal.vehicleId, overdue, out, later])
  expect(vehicles.map(({ next }) => next?.overdue ?? next?.days)).toEqual([
    undefined,
    'Overdue since today',
    'Nov 21 to Nov 27',
    'Nov 28 to Nov 29',
  ])
})

test('the fleet page shows how long a vehicle is blocked, once the block has begun', async () => {
  const away = await anOwner()
  const vehicleId = await aVehicle(away)
  unwrap(await blockDays(away, vehicleId, { from: '2026-11-21', to: '2026-11-24', note: '', attempt: 0 }))
  const blockedTo = async () => (await fleetPage(away, ALL)).vehicles[0]?.blockedTo
  expect(await blockedTo()).toBeNull()
  setClock(new Date('2026-11-22T15:00:00Z'))
  expect(await blockedTo()).toBe('Nov 24')
})
