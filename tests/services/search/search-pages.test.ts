import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { priceBucket, yearBuckets } from '~/models/search/search-buckets'
import type { SearchCircle } from '~/models/search/search-circle'
import { type Cursor, EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { connection, db, selectRows } from '~/server/db/client.server'
import { findOrderBuckets } from '~/services/search/order-buckets.server'
import { walkBucketsQuery } from '~/services/search/search-queries.server'
import { findSearchTerms } from '~/services/search/search-terms.server'
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

test('walking the buckets finds the next matches in order', async () => {
  let walks = 0
  const exact = generateQueries(120).filter(({ meant }) => meant === null)
  for (const { query } of exact) {
    const expected = plain(query)
    for (const passed of expected.length > 12 ? [0, 12] : [0]) {
      const search = { ...query, circle: null, after: cursorOf(query, expected[passed - 1]) }
      const terms = await findSearchTerms(search)
      const buckets = terms && (await findOrderBuckets(search, terms, 10))
      if (!buckets) continue
      walks += 1
      const rows = await selectRows<{ id: string | null }>(db(), walkBucketsQuery(search, terms, 11, buckets))
      const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
      expect(ids, searchString(search)).toEqual(expected.slice(passed, passed + 12))
    }
  }
  expect(walks).toBeGreaterThan(30)
})

test('the database divides the order into the same buckets', async () => {
  const rows = await selectRows<{ year: number; dayPrice: number; id: string; byYear: number; byPrice: number }>(
    db(),
    sql`
    select year, price as "dayPrice", id, year_bucket(year, id) as "byYear", price_bucket(price) as "byPrice"
    from generate_series(1880, 2200, 9) as year,
      unnest(array[0, 2499, 2500, 79999, 80000, 319999, 320000, 99999999, 2147483647]) as price,
      unnest(array['00', '3f', '40', '7f', '80', 'bf', 'c0', 'ff']) as start,
      cast(start || '000000-0000-4000-8000-000000000000' as uuid) as id`,
  )
  expect(rows).toHaveLength(36 * 9 * 8)
  const quarterOf = (id: string) => Math.floor(Number.parseInt(id.slice(0, 1), 16) / 4)
  const inCode = rows.map(({ year, id, dayPrice }) => [yearBuckets(year)[quarterOf(id)], priceBucket(dayPrice)])
  expect(rows.map(({ byYear, byPrice }) => [byYear, byPrice])).toEqual(inCode)
})

/** The cursor after this vehicle; null if there is none. */
function cursorOf({ sort }: SearchQuery, id: string | undefined): Cursor | null {
  const vehicle = fleet.find((each) => each.id === id)
  return vehicle ? { id: vehicle.id, value: sort === 'relevance' ? vehicle.year : vehicle.dayPrice } : null
}

async function allPages(query: SearchQuery, circle?: SearchCircle): Promise<string[]> {
  const ids: string[] = []
  for (let after = query.after; ; ) {
    const { vehicles, next } = await searchVehicles({ ...query, after }, 1, circle)
    ids.push(...vehicles.map(({ id }) => id))
    if (!next) return ids
    after = next
  }
}
