import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import type { SearchCircle } from '~/models/search/search-circle'
import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { connection } from '~/server/db/client.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { fillInBulk } from '../../../bench/search/fill'
import { BUSY_DAYS, generateFleet } from '../../../bench/search/fleet'
import { generateQueries } from '../../../bench/search/queries'
import { plainSearch } from '../../../bench/search/reference'

useDatabase()

const LOS_ANGELES = { latitude: 34.0762, longitude: -118.3768, miles: 100 }

/** Enough vehicles for both query plans: scanning in order and sorting matches. */
const fleet = generateFleet(3000)
const plain = plainSearch(fleet)

beforeAll(() => fillInBulk(connection(), fleet))

describe('all pages together', () => {
  test.each<[string, Partial<SearchQuery>, SearchCircle?]>([
    ['few results, oldest first', { text: 'ford', yearTo: 1960 }],
    ['many results, oldest first', { text: 'ford' }],
    ['many results at one price', { sort: 'price-low', priceFrom: 100, priceTo: 102 }],
    ['most expensive first', { sort: 'price-high', city: 'Atlanta, GA', makes: ['Ford'] }],
    ['days on which nearly all are taken', { booking: BUSY_DAYS }],
    ['two common words that rarely occur together', { text: 'sedan 1930s' }],
    ['newest first', { sort: 'newest', makes: ['Ford'] }],
    ['many results, newest first', { sort: 'newest' }],
    ['nearest first', { sort: 'distance' }, LOS_ANGELES],
    ['a few words within a distance, nearest first', { text: 'ford', sort: 'distance' }, { ...LOS_ANGELES, miles: 30 }],
    ['within a distance, oldest first', { text: 'sedan' }, { ...LOS_ANGELES, miles: 10 }],
    ['within a distance, most expensive first', { sort: 'price-high' }, LOS_ANGELES],
    ['in a part of the map', { box: { south: 33.9, north: 34.2, west: -118.5, east: -118.1 } }],
    ['in a large part of the map', { box: { south: 30, north: 50, west: -90, east: -60 }, colors: ['red'] }],
    ['a prefix of most words', { text: '19', sort: 'price-high', colors: ['red'] }],
  ])('%s: have every match once and in order', async (_, part, circle) => {
    const query = { ...EVERYTHING, ...part }
    expect(await allPages(query, circle)).toEqual(plain(query, circle))
  })
})

test('two hundred searches find the same as a full scan, and never a wrong count', async () => {
  const exact = generateQueries(260).filter(({ meant }) => meant === null)
  for (const { query } of exact.slice(0, 200)) {
    const expected = plain(query)
    const { vehicles, total } = await searchVehicles(query)
    expect(
      vehicles.map(({ id }) => id),
      searchString(query),
    ).toEqual(expected.slice(0, 12))
    if (total !== 'many') expect(total, searchString(query)).toBe(expected.length)
  }
})

test('an ordered scan returns an exact count or that there are many', async () => {
  expect((await searchVehicles(EVERYTHING)).total).toBe(3000)
  expect((await searchVehicles({ ...EVERYTHING, sort: 'price-high', yearFrom: 1920 })).total).toBe('many')
})

async function allPages(query: SearchQuery, circle?: SearchCircle): Promise<string[]> {
  const ids: string[] = []
  for (let after = query.after; ; ) {
    const { vehicles, next } = await searchVehicles({ ...query, after }, 1, circle)
    ids.push(...vehicles.map(({ id }) => id))
    if (!next) return ids
    after = next
  }
}
