import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { countQueries, db, favorites, vehicleBlocks, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { searchWithPlaces } from '~/services/lists/places.server'
import { findFavorites, setFavorite } from '~/services/search/favorites.server'

await useDatabase()

const { dana, mel, vic, omar } = await aCast()
const ON = { isSet: true }
const OFF = { isSet: false }
const TODAY = '2026-11-20'
const DECATUR = { latitude: 33.7748, longitude: -84.2963 }

const isFavorite = async (asker: Account, vehicleId: string) => (await findFavorites(asker, [vehicleId]))(vehicleId)

const page = (asker: Account, query: Partial<SearchQuery> = {}) =>
  searchWithPlaces(asker, { ...EVERYTHING, ...query, isFavorites: true }, TODAY)

const titles = async (...search: Parameters<typeof page>) => (await page(...search)).cards.map(({ title }) => title)

const delist = (vehicleId: string, listingStatus: 'deactivated' | 'deleted' | 'draft') =>
  db().update(vehicles).set({ listingStatus }).where(eq(vehicles.id, vehicleId))

describe('a favorite', () => {
  test('is set and cleared, each any number of times, for this account only', async () => {
    const vehicleId = await aVehicle(omar)
    expect(await setFavorite(dana, vehicleId, ON)).toEqual({ ok: true, favorite: ON })
    expect(await isFavorite(dana, vehicleId)).toEqual(ON)
    expect(await isFavorite(mel, vehicleId)).toEqual(OFF)
    await setFavorite(mel, vehicleId, OFF)
    expect(await isFavorite(dana, vehicleId)).toEqual(ON)
    for (const favorite of [ON, OFF, OFF]) await setFavorite(dana, vehicleId, favorite)
    expect(await isFavorite(dana, vehicleId)).toEqual(OFF)
  })

  test('pressed twice at once or in two tabs is stored once', async () => {
    const vehicleId = await aVehicle(omar)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => setFavorite(dana, vehicleId, ON)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await db().$count(favorites, eq(favorites.vehicleId, vehicleId))).toBe(1)
  })

  test('is for everyone who may open the page of the vehicle, and can always be cleared', async () => {
    const vehicleId = await aVehicle(omar)
    for (const person of [vic, omar, await aProvider()]) {
      expect(await setFavorite(person, vehicleId, ON)).toMatchObject({ ok: true })
    }
    await delist(vehicleId, 'deactivated')
    const gone = { ok: false, code: 'listing-gone', message: FAVORITE_MESSAGES.gone }
    expect(await setFavorite(mel, vehicleId, ON)).toMatchObject(gone)
    expect(await setFavorite(mel, '00000000-0000-4000-8000-000000000000', ON)).toMatchObject(gone)
    const projectId = await aProject({ Owner: dana, Member: mel })
    await aListVehicle(projectId, await aList(projectId, dana), vehicleId, dana)
    expect(await setFavorite(mel, vehicleId, ON)).toMatchObject({ ok: true })
    expect(await setFavorite(vic, vehicleId, OFF)).toMatchObject({ ok: true })
    expect(await isFavorite(vic, vehicleId)).toEqual(OFF)
  })
})

describe('the page of the favorites', () => {
  test('filters, sorts and prices them as the search does', async () => {
    const eve = await anOwner()
    const [cheap, dear, other] = [
      await aVehicle(omar, { year: 1957, make: 'Edsel', model: 'Ranger', dayPrice: 20_000, color: 'red' }),
      await aVehicle(omar, { year: 1958, make: 'Edsel', model: 'Pacer', dayPrice: 90_000, color: 'blue' }),
      await aVehicle(omar, { year: 1959, make: 'Edsel', model: 'Villager', color: 'red' }),
    ]
    for (const vehicleId of [cheap, dear]) await setFavorite(eve, vehicleId, ON)
    expect(await titles(eve)).toEqual(['1957 Edsel Ranger', '1958 Edsel Pacer'])
    expect(await titles(eve, { sort: 'price-high' })).toEqual(['1958 Edsel Pacer', '1957 Edsel Ranger'])
    expect(await titles(eve, { colors: ['red'] })).toEqual(['1957 Edsel Ranger'])
    expect(await titles(eve, { text: 'pacer' })).toEqual(['1958 Edsel Pacer'])
    const booking = { from: '2026-12-07', to: '2026-12-08' }
    await db()
      .insert(vehicleBlocks)
      .values({ vehicleId: cheap, kind: 'owner', period: sql`daterange('2026-12-07', '2026-12-07', '[]')` })
    expect((await page(eve, { booking })).cards).toMatchObject([{ id: dear, forDays: '$1,800 for 2 days' }])
    expect((await page(eve)).choices.makes).toEqual({ first: ['Edsel'], others: [] })
    expect((await page(eve)).cards.map(({ id }) => id)).not.toContain(other)
  })

  test('shows one that is no longer listed as not available, but not for chosen days', async () => {
    const eve = await anOwner()
    for (const status of ['deactivated', 'deleted'] as const) {
      const vehicleId = await aVehicle(omar, { model: status })
      await setFavorite(eve, vehicleId, ON)
      await delist(vehicleId, status)
    }
    expect((await page(eve)).cards).toMatchObject([{ isGone: true }, { isGone: true }])
    expect((await page(eve, { booking: { from: '2026-12-07', to: '2026-12-08' } })).total).toBe(0)
  })

  test('finds one that is no longer listed by words and filters that no listed vehicle has', async () => {
    const eve = await anOwner()
    const vehicleId = await aVehicle(omar, { year: 1908, make: 'Crosley', model: 'Hotshot', ...DECATUR })
    await setFavorite(eve, vehicleId, ON)
    await delist(vehicleId, 'deactivated')
    const searches: Partial<SearchQuery>[] = [
      { text: 'hotshot' },
      { text: 'hots crosley' },
      { text: '1908', makes: ['Crosley'], yearTo: 1909 },
      { near: '30030', within: '100', sort: 'distance', text: 'hotshot' },
    ]
    for (const query of searches) {
      expect(await page(eve, query)).toMatchObject({ cards: [{ id: vehicleId, isGone: true }], corrections: [] })
    }
    expect((await page(eve, { text: 'hotshot buick' })).total).toBe(0)
    expect((await page(dana, { text: 'hotshot' })).total).toBe(0)
    expect((await searchWithPlaces(dana, { ...EVERYTHING, text: 'hotshot' }, TODAY)).total).toBe(0)
  })

  test('is paginated, takes the same number of queries for any size, and shows no similar vehicles', async () => {
    const eve = await anOwner()
    expect(await page(eve)).toMatchObject({ total: 0, near: null })
    const first = await aVehicle(omar, { year: 1940 })
    await setFavorite(eve, first, ON)
    const one = await countQueries(() => page(eve))
    for (let year = 1941; year < 1955; year += 1) await setFavorite(eve, await aVehicle(omar, { year }), ON)
    const full = await countQueries(() => page(eve))
    expect(full.count).toBe(one.count)
    const { cards, total, moreTo } = await page(eve)
    expect([cards.length, total, moreTo?.startsWith('/favorites?after=1951.')]).toEqual([12, 15, true])
  })

  test('is open to every role, and only those with a search may add to projects', async () => {
    for (const [person, mayAdd] of [
      [mel, true],
      [vic, false],
      [omar, false],
    ] as const) {
      expect(await page(person)).toMatchObject({ mayAdd, maySearch: mayAdd })
    }
    const query = { ...EVERYTHING, isFavorites: false }
    expect(await responseStatus(searchWithPlaces(vic, query, TODAY))).toBe(403)
  })
})
