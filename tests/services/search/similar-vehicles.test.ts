import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCast, aList, aListVehicle, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { countQueries, db, vehicleBlocks, vehiclePhotos } from '~/server/db/client.server'
import { requireVisibleVehicle } from '~/services/fleet/vehicle-page.server'
import { otherVehicles } from '~/services/search/similar/other-vehicles.server'
import { similarVehicles } from '~/services/search/similar/similar-vehicles.server'

await useDatabase()

const TODAY = '2026-11-20'
const DAYS = { from: '2026-12-07', to: '2026-12-11' }
const HOLLYWOOD = { latitude: 34.0928, longitude: -118.3287 }
const PASADENA = { latitude: 34.1478, longitude: -118.1445 }

const { dana, eve, omar } = await aCast()
const car = { year: 1957, make: 'Chevrolet', model: 'Bel Air', bodyType: 'Sedan', color: 'teal' } as const
const belAir = await aVehicle(omar, { ...car, ...HOLLYWOOD })
const far = await aVehicle(omar, { ...car, year: 1956, latitude: 40.75, longitude: -74 })
const near = await aVehicle(omar, { ...car, year: 1956, ...PASADENA })
const nowhere = await aVehicle(omar, { ...car, year: 1956 })
const red = await aVehicle(omar, { ...car, color: 'red', ...PASADENA })
const ford = await aVehicle(omar, { ...car, make: 'Ford', model: 'Fairlane', ...PASADENA })
await aVehicle(omar, { ...car, listingStatus: 'draft' })
await aVehicle(omar, { ...car, listingStatus: 'deactivated' })
await aVehicle(omar, { ...car, year: 2020, make: 'Ford', model: 'Transit', bodyType: 'Van' })
const gone = await aVehicle(omar, { ...car, model: '210', listingStatus: 'deactivated' })

const idsOf = async (...requested: Parameters<typeof similarVehicles>) =>
  (await similarVehicles(...requested)).cards.map(({ id }) => id)

test('are the closest matches, of equal ones the nearest first', async () => {
  expect(await idsOf(dana, belAir, null, TODAY)).toEqual([near, far, nowhere, red, ford])
})

test('say how they differ, and cost for the days', async () => {
  const { cards, vehicle } = await similarVehicles(dana, belAir, DAYS, TODAY)
  expect(vehicle).toMatchObject({ id: belAir, facts: expect.stringMatching(/^Sedan, teal, \$\d+ a day, /) })
  expect(cards.map(({ differences }) => differences)).toEqual([
    '1 year older, 11 miles from Atlanta',
    '1 year older, 2,449 miles from Atlanta',
    '1 year older',
    'Red, 11 miles from Atlanta',
    'Same year, body and color, 11 miles from Atlanta',
  ])
  expect(cards[0]).toMatchObject({ price: '$100', forDays: '$500 for 5 days', photoIds: [] })
})

test('are free on all of the days', async () => {
  const period = sql`daterange('2026-12-11', '2026-12-14', '[]')`
  await db().insert(vehicleBlocks).values({ vehicleId: near, period, kind: 'owner' })
  expect(await idsOf(dana, belAir, DAYS, TODAY)).toEqual([far, nowhere, red, ford])
  expect(await idsOf(dana, belAir, { from: '2026-12-07', to: '2026-12-10' }, TODAY)).toContain(near)
})

test('lead on from the page of a vehicle, with others of its owner', async () => {
  const walt = await anOwner()
  const [old, listed] = [
    await aVehicle(walt, { ...car, year: 1940, bodyType: 'Van', make: 'Ford', model: 'Vanette' }),
    await aVehicle(walt, { ...car, year: 1950, bodyType: 'Van', make: 'Ford', model: 'Vanette', dayPrice: 45_000 }),
  ]
  await aVehicle(walt, { ...car, listingStatus: 'draft' })
  await aVehicle(walt, { ...car, listingStatus: 'deactivated' })
  const own = await aVehicle(walt, { ...car, make: 'Checker', model: 'Marathon', year: 1957, ...HOLLYWOOD })
  const { similar, ofOwner } = await otherVehicles(dana, await requireVisibleVehicle(dana, own), DAYS)
  expect(similar).toHaveLength(4)
  expect(similar[0]).toMatchObject({
    id: belAir,
    differences: 'Same year, body and color, less than a mile from Atlanta',
  })
  expect(ofOwner.map(({ id }) => id)).toEqual([listed, old])
  expect(ofOwner[0]).toEqual({
    id: listed,
    title: '1950 Ford Vanette',
    town: 'Atlanta, GA',
    price: '$450',
    photoId: null,
  })
})

test('of a vehicle that is gone are only for those who may see it', async () => {
  const asked = () => similarVehicles(dana, gone, null, TODAY)
  await expect(asked()).rejects.toMatchObject({ init: { status: 404 } })
  const projectId = await aProject({ Owner: dana })
  await aListVehicle(projectId, await aList(projectId, dana), gone, dana)
  expect((await asked()).cards[0]?.differences).toBe('Same year, body and color')
  await expect(similarVehicles(eve, gone, null, TODAY)).rejects.toMatchObject({ init: { status: 404 } })
})

test('beside the page of a vehicle take three queries, none for the vehicle itself', async () => {
  const vehicle = await requireVisibleVehicle(dana, belAir)
  const { count, result } = await countQueries(() => otherVehicles(dana, vehicle, DAYS))
  expect([count, result.similar.length]).toEqual([3, 4])
})

test('show their first photos', async () => {
  const wanted = await requireVisibleVehicle(dana, belAir)
  const photo = { vehicleId: far, angle: null, fileKey: 'photos/test' }
  const rows = await db()
    .insert(vehiclePhotos)
    .values([
      { ...photo, position: 1 },
      { ...photo, position: 0 },
    ])
    .returning({ id: vehiclePhotos.id })
  const { similar } = await otherVehicles(dana, wanted, null)
  expect(similar.find(({ id }) => id === far)?.photoId).toBe(rows[1]?.id)
})

test('take four queries for any number of vehicles, and fill one page', async () => {
  const few = await countQueries(() => similarVehicles(dana, belAir, DAYS, TODAY))
  for (let index = 0; index < 20; index += 1) await aVehicle(omar, { ...car, year: 1950 + index })
  const many = await countQueries(() => similarVehicles(dana, belAir, DAYS, TODAY))
  expect([few.count, many.count, many.result.cards.length]).toEqual([4, 4, 12])
})
