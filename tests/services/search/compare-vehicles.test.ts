import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { aStoredInquiry } from '#tests/world/stages'
import { COMPARISON_MESSAGES } from '~/models/search/comparison-messages'
import { ComparisonQuery } from '~/models/trade/addresses/search-params'
import { dealPaths } from '~/models/trade/paths/deals'
import { countQueries, db, vehicleBlocks } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { compareWithPlaces } from '~/services/lists/places.server'

await useDatabase()
startClock()

const TODAY = '2026-11-20'
const FIVE_DAYS = { from: '2026-12-07', to: '2026-12-11' }
const PASADENA = { latitude: 34.1478, longitude: -118.1445 }

const { dana, eve, vic, omar } = await aCast()
const belAir = await aVehicle(omar, { year: 1957, model: 'Bel Air', ...PASADENA })
const caprice = await aVehicle(omar, { latitude: 40.75, longitude: -74 })
const gone = await aVehicle(omar, { model: 'Nova', listingStatus: 'deactivated' })
const draft = await aVehicle(omar, { model: 'Secret', listingStatus: 'draft' })

const compare = (asker: Account, vehicle: string[], query: Record<string, string> = {}) =>
  compareWithPlaces(asker, ComparisonQuery.parse({ vehicle, ...query }), TODAY)
const titles = ({ vehicles }: Awaited<ReturnType<typeof compare>>) => vehicles.map(({ title }) => title)
const cells = ({ sections }: Awaited<ReturnType<typeof compare>>, label: string) =>
  sections
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
    ?.cells.map(({ value }) => value)

test('are in the order of the address, for everyone who may open their pages', async () => {
  for (const asker of [dana, vic, omar, await aProvider()])
    expect(titles(await compare(asker, [caprice, belAir]))).toEqual([
      '1976 Chevrolet Caprice',
      '1957 Chevrolet Bel Air',
    ])
})

test('say which are missing, by name only if they were listed once', async () => {
  const page = await compare(dana, [belAir, gone, draft, 'nothing', caprice])
  expect(titles(page)).toEqual(['1957 Chevrolet Bel Air', '1976 Chevrolet Caprice'])
  expect(page.notes).toEqual(['The 1976 Chevrolet Nova is no longer available.', '2 vehicles are no longer available.'])
  const own = await compare(omar, [belAir, gone])
  expect([own.vehicles[1]?.isGone, cells(own, 'Daily rate')]).toEqual([true, ['$100', 'Not available']])
})

test('are at most four; fewer than two have no rows', async () => {
  const others = [await aVehicle(omar), await aVehicle(omar), await aVehicle(omar)]
  const many = await compare(dana, [gone, belAir, caprice, ...others])
  expect([many.vehicles.length, many.notes.at(-1)]).toEqual([
    4,
    'At most four vehicles fit beside each other. 1 more was left out.',
  ])
  const one = await compare(dana, [belAir])
  expect([titles(one), one.sections, one.shots]).toEqual([['1957 Chevrolet Bel Air'], [], []])
})

test('have prices and free days for the dates, and distances from the place', async () => {
  const period = sql`daterange(${FIVE_DAYS.to}, ${FIVE_DAYS.to}, '[]')`
  await db().insert(vehicleBlocks).values({ vehicleId: caprice, period, kind: 'owner' })
  const page = await compare(dana, [belAir, caprice], { ...FIVE_DAYS, near: '90012' })
  expect(cells(page, 'Price for 5 days')).toEqual(['$500', '$500'])
  expect(
    page.sections
      .at(-1)
      ?.rows.at(-1)
      ?.cells.map(({ value }) => value),
  ).toEqual(['Free', 'Taken'])
  expect(cells(page, 'Distance from 90012')).toEqual(['8 miles away', '2,445 miles away'])
})

test('say what is wrong with dates and a place', async () => {
  const bad = await compare(dana, [belAir, caprice], { from: '2020-01-01', to: 'x', near: 'Nowhere' })
  expect(bad.problems).toEqual({ from: [COMPARISON_MESSAGES.badDays], near: [COMPARISON_MESSAGES.unreadablePlace] })
  expect((await compare(dana, [belAir, caprice], { near: '00000' })).problems.near).toEqual([
    COMPARISON_MESSAGES.unknownPlace,
  ])
})

test('link to the inquiry from a list of the asker that has none yet', async () => {
  const projectId = await aProject({ Owner: dana, User: vic })
  const listVehicleId = await aListVehicle(projectId, await aList(projectId, dana), belAir, dana)
  const inquiry = async (asker: Account) =>
    (await compare(asker, [belAir, caprice])).vehicles.map((each) => each.inquireTo)
  expect(await inquiry(dana)).toEqual([dealPaths.inquiry(projectId, listVehicleId), null])
  for (const other of [vic, eve]) expect(await inquiry(other)).toEqual([null, null])
  await aStoredInquiry(listVehicleId, dana)
  expect(await inquiry(dana)).toEqual([null, null])
})

test('take as many queries for two as for four', async () => {
  const two = [belAir, caprice]
  const requested = { ...FIVE_DAYS, near: '90012' }
  const few = await countQueries(() => compare(dana, two, requested))
  const four = [...two, await aVehicle(omar), await aVehicle(omar)]
  const many = await countQueries(() => compare(dana, four, requested))
  expect(many.count).toBe(few.count)
})
