import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { markersPath } from '~/models/search/marker'
import type { Box } from '~/models/trade/addresses/box'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { loader as ofFavorites } from '~/routes/search/favorite-markers'
import { loader } from '~/routes/search/markers'
import { loader as results } from '~/routes/search/results'
import { db, vehicles } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import type { Account } from '~/server/session/asker.server'
import { setFavorite } from '~/services/search/favorites.server'

await useDatabase()
afterEach(() => setEnv())

const DECATUR = { latitude: 33.7748, longitude: -84.2963 }
const dana = await anAdmin()
const omar = await anOwner()
const ford = await aVehicle(omar, { make: 'Ford', dayPrice: 45_000, town: 'Decatur', state: 'GA', ...DECATUR })
await aVehicle(omar, { make: 'Buick', dayPrice: 30_000, town: 'Decatur', state: 'GA', ...DECATUR })
await aVehicle(omar, { make: 'Buick', listingStatus: 'draft', dayPrice: 0, ...DECATUR })
await aVehicle(omar, { make: 'Buick', latitude: null, longitude: null })

const ask = async (path: string) => loader({ request: await get(path, dana), params: {}, context: {} })

const both = {
  ...DECATUR,
  box: { south: 33.7748, north: 33.7748, west: -84.2963, east: -84.2963 },
  vehicles: 2,
  dayPrice: 30_000,
  town: 'Decatur, GA',
}

test('listed vehicles whose place is known are located at the center of their ZIP code', async () => {
  const response = await ask(markersPath(EVERYTHING, null))
  expect(await response.json()).toEqual([both])
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
  const fords = await ask(markersPath({ ...EVERYTHING, text: 'ford' }, { south: 33, north: 34, west: -85, east: -84 }))
  expect(await fords.json()).toEqual([{ ...both, vehicles: 1, dayPrice: 45_000 }])
})

test.each([
  'view=NaN,NaN,NaN,NaN',
  'view=34,-84,33,-85',
  'view=-90,-180,90,180',
  'view=33,-85,34,-84&view=1,2,3,4',
  `view=${'9'.repeat(500)}`,
  'area=east&view=1e9,0,0,0',
])('%.40s shows the same: ends are put in order, and what is no view is ignored', async (query) => {
  expect(await (await ask(`/home/markers?${query}`)).json()).toEqual([both])
})

test('the map of the favorites has those of the account only, also one that is no longer listed', async () => {
  const mel = await aMember()
  const gone = await aVehicle(omar, { make: 'Edsel', dayPrice: 20_000, town: 'Decatur', state: 'GA', ...DECATUR })
  const favorites = { ...EVERYTHING, isFavorites: true }
  const markersOf = async (person: Account, query = favorites, view: Box | null = null) => {
    const request = await get(markersPath(query, view), person)
    const response = await ofFavorites({ request, params: {}, context: {} })
    return { markers: await response.json(), cache: response.headers.get('Cache-Control') }
  }
  for (const id of [ford, gone]) await setFavorite(mel, id, { isSet: true })
  await setFavorite(omar, ford, { isSet: true })
  await db().update(vehicles).set({ listingStatus: 'deactivated' }).where(eq(vehicles.id, gone))
  expect(await markersOf(mel)).toEqual({ markers: [{ ...both, dayPrice: 20_000 }], cache: 'no-store' })
  expect((await markersOf(omar)).markers).toEqual([{ ...both, vehicles: 1, dayPrice: 45_000 }])
  expect((await markersOf(dana)).markers).toEqual([])
  const east = { south: 33, north: 34, west: -85, east: -84 }
  expect((await markersOf(mel, { ...favorites, text: 'edsel' }, east)).markers).toMatchObject([{ vehicles: 1 }])
  expect((await markersOf(mel, { ...favorites, text: 'buick' })).markers).toEqual([])
})

test('without maps there are none, nor a link to one', async () => {
  const page = async () => {
    const request = await get('/home/searchResults?map=on', dana)
    return (await results({ request, params: {}, context: {} })).data.page
  }
  expect(await page()).toMatchObject({
    map: { attribution: '© OpenStreetMap contributors' },
    query: { isMapOpen: true },
  })
  setEnv({ MAP: 'off' })
  expect(await page()).toMatchObject({ map: null, query: { isMapOpen: false } })
  await expect(ask('/home/markers')).rejects.toMatchObject({ init: { status: 404 } })
  const request = await get('/favorites/markers', dana)
  await expect(ofFavorites({ request, params: {}, context: {} })).rejects.toMatchObject({ init: { status: 404 } })
})
