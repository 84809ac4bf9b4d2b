import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { EVERYTHING, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { connection } from '~/server/db/client.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { fillDatabase } from '../../../bench/search/fill'
import { BUSY_DAYS, generateFleet } from '../../../bench/search/fleet'
import { generateQueries } from '../../../bench/search/queries'
import { plainSearch } from '../../../bench/search/reference'

useDatabase()

/** Enough vehicles for both query plans: scanning in order and sorting matches. */
const fleet = generateFleet(3000)
const plain = plainSearch(fleet)

beforeAll(() => fillDatabase(connection(), fleet))

describe('all pages together', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['few results, oldest first', { text: 'ford', yearTo: 1960 }],
    ['many results, oldest first', { text: 'ford' }],
    ['many results at one price', { sort: 'price-low', priceFrom: 100, priceTo: 102 }],
    ['most expensive first', { sort: 'price-high', city: 'Atlanta, GA', makes: ['Ford'] }],
    ['days on which nearly all are taken', { booking: BUSY_DAYS }],
    ['two common words that rarely occur together', { text: 'sedan 1930s' }],
    ['a prefix of most words', { text: '19', sort: 'price-high', colors: ['red'] }],
  ])('%s: have every match once and in order', async (_, part) => {
    expect(await allPages({ ...EVERYTHING, ...part })).toEqual(plain({ ...EVERYTHING, ...part }))
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

async function allPages(query: SearchQuery): Promise<string[]> {
  const ids: string[] = []
  for (let after = query.after; ; ) {
    const { vehicles, next } = await searchVehicles({ ...query, after })
    ids.push(...vehicles.map(({ id }) => id))
    if (!next) return ids
    after = next
  }
}
