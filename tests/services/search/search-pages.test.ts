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

/** Enough that a wide search walks in order and a narrow one gathers. */
const fleet = generateFleet(3000)
const plain = plainSearch(fleet)

beforeAll(() => fillDatabase(connection(), fleet))

describe('page after page', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['few, oldest first', { text: 'ford', yearTo: 1960 }],
    ['many, oldest first', { text: 'ford' }],
    ['many at one price', { sort: 'price-low', priceFrom: 100, priceTo: 102 }],
    ['dearest first', { sort: 'price-high', city: 'Atlanta, GA', makes: ['Ford'] }],
    ['days on which nearly all are taken', { booking: BUSY_DAYS }],
    ['two common words that rarely meet', { text: 'sedan 1930s' }],
    ['a beginning that most words have', { text: '19', sort: 'price-high', colors: ['red'] }],
  ])('%s: every vehicle that fits, once, in order', async (_, part) => {
    expect(await allPages({ ...EVERYTHING, ...part })).toEqual(plain({ ...EVERYTHING, ...part }))
  })
})

test('two hundred different searches find what a look at every vehicle finds, and never count wrongly', async () => {
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

test('a search that finds its page by walking says how many there are, or that there are many', async () => {
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
