import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { PLACE_MESSAGES } from '~/models/search/search-circle'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { loader } from '~/routes/search/results'
import { setClock } from '~/server/clock.server'
import { countQueries, db, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { clearTermCache } from '~/services/search/term-cache.server'

await useDatabase()

const ID = '00000000-0000-4000-8000-000000000001'

setClock(new Date('2026-11-20T15:00:00Z'))
const dana = await anAdmin()
const omar = await anOwner()
await aVehicle(omar, {
  year: 1957,
  make: 'Chevrolet',
  model: 'Bel Air',
  era: '1950s',
  town: 'Decatur',
  dayPrice: 45_000,
  kinds: ['police'],
})
await aVehicle(omar, { make: 'Harley-Davidson', model: 'Sportster', bodyType: 'Motorcycle', dayPrice: 1_225_000 })
for (let index = 0; index < 14; index += 1) await aVehicle(omar, { make: 'Ford', model: 'Pinto' })

const search = async (address: string, as?: Account) => {
  const { data } = await loader({ request: await get(`/home/searchResults${address}`, as), params: {}, context: {} })
  return data.page
}

describe('a search', () => {
  test('returns cards ready to render', async () => {
    const page = await search('?q=bel+air', dana)
    expect(page.cards).toMatchObject([
      { title: '1957 Chevrolet Bel Air', town: 'Decatur, GA', price: '$450', photoIds: [] },
    ])
    expect(page).toMatchObject({ total: 1, moreTo: null, corrections: [], near: null, today: '2026-11-20' })
  })

  test('shows the price for the requested days on cards of free vehicles', async () => {
    const days = 'from=2026-12-07&to=2026-12-11'
    expect((await search(`?q=bel+air&${days}`, dana)).cards[0]?.forDays).toBe('$2,250 for 5 days')
    expect((await search('?q=bel+air', dana)).cards[0]?.forDays).toBeNull()
    const { near } = await search(`?q=bel+air&year-to=1924&${days}`, dana)
    expect(near?.cards.map(({ forDays }) => forDays)).toEqual(['$2,250 for 5 days'])
    const { near: elsewhere } = await search(`?q=bel+air&city=New+York,+NY&${days}`, dana)
    expect(elsewhere?.cards.map(({ forDays }) => forDays)).toEqual([null])
  })

  test('shows the distance to a ZIP code, a town or the center of the studio zone', async () => {
    const burbank = { make: 'Hudson', latitude: 34.1808, longitude: -118.309 }
    const id = await aVehicle(omar, burbank)
    for (const [place, distance] of [
      ['near=90012', '9 miles away'],
      ['near=90012-1234&within=60&sort=distance', '9 miles away'],
      ['near=burbank,+california&within=10', 'Less than a mile away'],
      ['near=91505&within=studio-zone', '8 miles from the center of the zone'],
    ]) {
      const page = await search(`?${place}`, dana)
      expect([page.total, page.refusedPlace, page.cards[0]?.distance], place).toEqual([1, null, distance])
    }
    expect((await search('?near=30303', dana)).total).toBe(0)
    await db().update(vehicles).set({ listingStatus: 'deleted' }).where(eq(vehicles.id, id))
  })

  test.each([
    ['99999', PLACE_MESSAGES.unknown],
    ['Nowhere, GA', PLACE_MESSAGES.unknown],
    ['9001', PLACE_MESSAGES.unreadable],
    ['🚗', PLACE_MESSAGES.unreadable],
    ['09001', PLACE_MESSAGES.unknown],
    ["O'Fallon'; --, MO", PLACE_MESSAGES.unknown],
    ['.*, GA', PLACE_MESSAGES.unknown],
  ])('near %s searches everywhere and says why', async (near, problem) => {
    const query = new URLSearchParams({ near, within: '10', sort: 'distance', after: `3.${ID}` })
    const page = await search(`?${query}`, dana)
    expect(page).toMatchObject({ total: 16, refusedPlace: { typed: near, problem } })
    expect([page.query, page.cards[0]?.distance]).toEqual([EVERYTHING, null])
  })

  test('shortens a long price', async () => {
    expect((await search('?q=sportster', dana)).cards[0]?.price).toBe('$12.3K')
  })

  test('is paginated with a path for the next page', async () => {
    const first = await search('?make=Ford&angle=1', dana)
    expect(first.cards).toHaveLength(12)
    const { pathname, search: query } = new URL(first.moreTo ?? '', 'http://localhost')
    expect(pathname).toBe('/home/searchResults')
    expect(query).toContain('make=Ford')
    const second = await search(query, dana)
    expect(second).toMatchObject({ total: 14, moreTo: null, query: { angle: 1 } })
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(14)
  })

  test('restores all loaded pages, and treats an invalid count as the first page', async () => {
    const { cards, pages, moreTo } = await search('?make=Ford&pages=2', dana)
    expect([cards.length, pages, moreTo]).toEqual([14, 2, null])
    for (const nonsense of ['0', '-1', '1e9', 'x']) {
      expect((await search(`?make=Ford&pages=${nonsense}`, dana)).cards).toHaveLength(12)
    }
  })

  test('offers the makes, kinds and decades of listed vehicles', async () => {
    const { makes, kinds, decades } = (await search('?q=zeppelin', dana)).choices
    expect(makes).toEqual({ first: ['Chevrolet', 'Ford', 'Harley-Davidson'], others: [] })
    expect(kinds).toEqual([{ value: 'police', label: 'Police', vehicles: 1 }])
    expect(decades).toEqual([
      { value: '1950s', label: '1950s', vehicles: 1 },
      { value: '1970s', label: '1970s', vehicles: 15 },
    ])
  })

  test('offers a new make within a minute, and reads makes at most once a minute', async () => {
    const omar = await anOwner()
    const nash = await aVehicle(omar, { make: 'Nash', model: 'Metropolitan', listingStatus: 'listed' })
    setClock(new Date('2026-11-20T15:00:30Z'))
    expect((await search('', dana)).choices.makes.first).not.toContain('Nash')
    setClock(new Date('2026-11-20T15:01:01Z'))
    expect((await search('', dana)).choices.makes.first).toContain('Nash')
    await db().update(vehicles).set({ listingStatus: 'deleted' }).where(eq(vehicles.id, nash))
  })

  test.each([
    ['gold+motorcycle&year-to=1924', 'motorcycle', '1976 Harley-Davidson Sportster'],
    // every word exists, but not together: the rarest one decides, at any position
    ['ford+sportster', 'sportster', '1976 Harley-Davidson Sportster'],
    ['chevy+pinto', 'chevy', '1957 Chevrolet Bel Air'],
    ['bel+air+zeppelin', 'bel air', '1957 Chevrolet Bel Air'],
  ])('without a result returns the nearest search: %s', async (requested, near, title) => {
    const page = await search(`?q=${requested}`, dana)
    expect(page).toMatchObject({ cards: [], total: 0, near: { query: { text: near }, cards: [{ title }] } })
  })

  test('without a known word returns nothing', async () => {
    expect(await search('?q=xylophone', dana)).toMatchObject({ cards: [], total: 0, near: null })
  })

  test('returns the spelling corrections', async () => {
    expect((await search('?q=chevorlet', dana)).corrections).toEqual([{ typed: 'chevorlet', meant: 'chevrolet' }])
  })

  test.each([
    '?after=nonsense',
    '?year-from=abc&year-to=99999&price-from=-1',
    '?from=2020-01-01&to=2020-01-05',
    '?angle=9&sort=upwards&color=plaid&city=Atlantis',
    '?make=&make=&color=&body=',
  ])('tolerates %s', async (address) => {
    expect((await search(address, dana)).total).toBe(16)
  })

  test.each([
    ["?q='%22%25_%5C", 0],
    ['?q=%00%F0%9F%9A%97', 0],
    ['?q=ford%27;--%25_%5C', 14],
    ['?q=%F0%9F%9A%97+ford', 14],
    [`?q=${'x '.repeat(400)}`, 0],
    [`?q=${'ford '.repeat(100)}`, 14],
  ])('reads any text: %s', async (address, total) => {
    expect((await search(address, dana)).total).toBe(total)
  })

  test('takes the same number of queries for a full page as for one vehicle', async () => {
    const request = await get('/home/searchResults?q=bel', dana)
    const wide = await get('/home/searchResults?q=ford', dana)
    clearTermCache()
    const one = await countQueries(() => loader({ request, params: {}, context: {} }))
    clearTermCache()
    const full = await countQueries(() => loader({ request: wide, params: {}, context: {} }))
    expect(full.count).toBe(one.count)
  })
})

describe('searching', () => {
  test('is permitted to members', async () => {
    expect((await search('', await aMember())).total).toBe(16)
  })

  test('redirects a visitor to the log-in and back', async () => {
    const refusal = await search('?q=ford').catch((thrown: Response) => thrown)
    expect(refusal).toMatchObject({ status: 302 })
    expect(refusal instanceof Response && refusal.headers.get('Location')).toBe(
      '/?return-to=%2Fhome%2FsearchResults%3Fq%3Dford',
    )
  })
})
