import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { countQueries, db, selectRows, vehicleBlocks, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { clearTermCache } from '~/services/search/term-cache.server'

await useDatabase()

const HOLLYWOOD = { latitude: 34.0928, longitude: -118.3287 }
const PASADENA = { latitude: 34.1478, longitude: -118.1445 }

const ids: Record<string, string> = {}

const owner = await anOwner()
ids.belAir = await aVehicle(
  owner,
  car(1957, 'Chevrolet', 'Bel Air', {
    bodyType: 'Sedan',
    color: 'teal',
    dayPrice: 45_000,
    transmission: 'Manual',
    kinds: ['hero', 'period'],
    refusedUses: ['action_driving'],
    listedAt: new Date('2026-03-01T00:00:00Z'),
    ...HOLLYWOOD,
  }),
)
ids.truck = await aVehicle(
  owner,
  car(1981, 'Ford', 'F-150', {
    bodyType: 'Pickup',
    color: 'gray',
    dayPrice: 18_000,
    transmission: 'Automatic',
    runsAndDrives: false,
    listedAt: new Date('2026-03-03T00:00:00Z'),
    ...PASADENA,
  }),
)
ids.taxi = await aVehicle(
  owner,
  car(1974, 'Checker', 'Marathon', {
    bodyType: 'Taxi',
    color: 'yellow',
    market: 'New York, NY',
    kinds: ['taxi', 'background'],
    refusedUses: ['action_driving', 'hero_shots'],
    listedAt: new Date('2026-03-02T00:00:00Z'),
    latitude: 40.75,
    longitude: -74,
  }),
)
ids.goddess = await aVehicle(
  owner,
  car(1967, 'Citroën', 'DS', {
    bodyType: 'Sedan',
    color: 'black',
    dayPrice: 250_000,
    listedAt: new Date('2026-03-02T23:59:00Z'),
  }),
)

describe('the search text', () => {
  test.each([
    ['empty: finds everything, oldest first', '', ['belAir', 'goddess', 'taxi', 'truck']],
    ['a make', 'chevrolet', ['belAir']],
    ['in any order and in capitals', 'AIR Chevrolet', ['belAir']],
    ['a year', '1974', ['taxi']],
    ['an era in another spelling', '50s', ['belAir']],
    ['a body type', 'sedan', ['belAir', 'goddess']],
    ['a color in another spelling', 'grey', ['truck']],
    ['a prefix of a word', 'mara', ['taxi']],
    ['letters without accents', 'citroen', ['goddess']],
    ['a nickname of a make', 'chevy', ['belAir']],
    ['with a hyphen', 'f-150', ['truck']],
    ['without a hyphen', 'F150', ['truck']],
    ['several words that all must match', 'sedan taxi', []],
    ['of the trade', 'yellow cab', ['taxi']],
    ['of the trade, in the plural', 'chevys', ['belAir']],
    ['of the trade, misspelled', 'piccup truck', ['truck']],
    ['a short year', "'57 chevy", ['belAir']],
    ['a part of a decade', 'mid seventies', ['taxi']],
    ['written in one word', 'belair', ['belAir']],
    ['written in two', 'mara thon', ['taxi']],
    ['words that say nothing', 'need a car for the sedan', ['belAir', 'goddess']],
    ['only words that say nothing: finds everything', 'a car', ['belAir', 'goddess', 'taxi', 'truck']],
    ['punctuation only', '%_*"\'\\', []],
    ['an emoji only', '🚗', []],
  ])('%s', async (_, text, expected) => expect(await found({ text })).toEqual(expected))

  test('is corrected when misspelled, and the answer names the corrections', async () => {
    const { vehicles, corrections } = await searchVehicles({ ...EVERYTHING, text: 'chevorlet sedna' })
    expect(vehicles.map(({ id }) => id)).toEqual([ids.belAir])
    expect(corrections).toEqual([
      { typed: 'chevorlet', meant: 'chevrolet' },
      { typed: 'sedna', meant: 'sedan' },
    ])
  })

  test('without a similar term finds nothing', async () => {
    expect(await searchVehicles({ ...EVERYTHING, text: 'xylophone' })).toEqual({
      vehicles: [],
      next: null,
      total: 0,
      corrections: [],
    })
  })
})

describe('filters', () => {
  test.each<[string, Partial<SearchQuery>, string[]]>([
    ['a city', { city: 'New York, NY' }, ['taxi']],
    ['makes', { makes: ['Ford', 'Checker'] }, ['taxi', 'truck']],
    ['colors', { colors: ['gray', 'black'] }, ['goddess', 'truck']],
    ['body types', { bodyTypes: ['Taxi', 'Pickup'] }, ['taxi', 'truck']],
    ['years, both ends included', { yearFrom: 1967, yearTo: 1974 }, ['goddess', 'taxi']],
    ['from a year on', { yearFrom: 1975 }, ['truck']],
    ['prices, to the dollar', { priceFrom: 180, priceTo: 450 }, ['belAir', 'truck']],
    ['a price just outside the bounds', { priceFrom: 181, priceTo: 449 }, []],
    ['prices above the scale', { priceFrom: 1000 }, ['goddess']],
    ['several at once', { text: 'sedan', colors: ['black'], yearTo: 1970, priceFrom: 2000 }, ['goddess']],
    ['kinds', { kinds: ['period', 'taxi'] }, ['belAir', 'taxi']],
    ['decades', { decades: ['1950s', '1980s'] }, ['belAir', 'truck']],
    ['a decade and years within it', { decades: ['1970s'], yearFrom: 1975 }, []],
    ['a kind that no vehicle has', { kinds: ['farm'] }, []],
    ['a transmission', { transmission: 'Manual' }, ['belAir']],
    ['running vehicles', { driving: 'yes' }, ['belAir', 'goddess', 'taxi']],
    ['vehicles that do not run', { driving: 'no' }, ['truck']],
    ['a use that some owners refuse', { usages: ['hero_shots'] }, ['belAir', 'goddess', 'truck']],
    ['uses that must all be allowed', { usages: ['hero_shots', 'action_driving'] }, ['goddess', 'truck']],
    ['a make that does not exist', { makes: ['Yugo'] }, []],
  ])('%s', async (_, part, expected) => expect(await found(part)).toEqual(expected))
})

describe('sorting', () => {
  test('by price, in both directions', async () => {
    expect(await found({ sort: 'price-low' })).toEqual(['taxi', 'truck', 'belAir', 'goddess'])
    expect(await found({ sort: 'price-high' })).toEqual(['goddess', 'belAir', 'truck', 'taxi'])
  })

  test('by the time of listing, newest first', async () => {
    expect(await found({ sort: 'newest' })).toEqual(['truck', 'goddess', 'taxi', 'belAir'])
  })
})

describe('a distance', () => {
  const from = async (center: typeof HOLLYWOOD, miles: number, part: Partial<SearchQuery> = {}) => {
    const { vehicles } = await searchVehicles({ ...EVERYTHING, sort: 'distance', ...part }, 1, { ...center, miles })
    return vehicles.map(({ id, miles: away }) => [nameOf(id), away])
  }

  test('finds vehicles within it, nearest first; those whose place is unknown never', async () => {
    expect(await from(PASADENA, 100)).toEqual([
      ['truck', 0],
      ['belAir', 11],
    ])
    expect(await from(HOLLYWOOD, 10)).toEqual([['belAir', 0]])
    expect(await from(HOLLYWOOD, 12)).toEqual([
      ['belAir', 0],
      ['truck', 11],
    ])
  })

  test('goes along with other filters and sorts', async () => {
    expect(await from(PASADENA, 30, { sort: 'relevance', text: 'sedan' })).toEqual([['belAir', 11]])
    expect(await from(PASADENA, 30, { makes: ['Checker'] })).toEqual([])
  })

  test('follows a vehicle that moved', async () => {
    await change('taxi', PASADENA)
    expect(await from(PASADENA, 10, { sort: 'relevance' })).toEqual([
      ['taxi', 0],
      ['truck', 0],
    ])
    await change('taxi', { latitude: null, longitude: null })
    expect(await from(PASADENA, 10)).toEqual([['truck', 0]])
  })
})

describe('the photos of a result', () => {
  test('start with the one of the requested angle, else the first', async () => {
    const photos = await db()
      .insert(vehiclePhotos)
      .values(
        [4, 0, 1].map((angle, position) => ({
          vehicleId: ids.taxi ?? '',
          position,
          angle,
          fileKey: `photos/${position}`,
        })),
      )
      .returning({ id: vehiclePhotos.id })
    const photosAt = async (angle: SearchQuery['angle']) =>
      (await searchVehicles({ ...EVERYTHING, text: 'taxi', angle })).vehicles[0]?.photoIds
    const [first, driver, rear] = photos.map(({ id }) => id)
    expect([await photosAt(null), await photosAt(0), await photosAt(1), await photosAt(3)]).toEqual([
      [first, driver, rear],
      [driver, first, rear],
      [rear, first, driver],
      [first, driver, rear],
    ])
    expect((await searchVehicles({ ...EVERYTHING, text: 'pickup' })).vehicles[0]?.photoIds).toEqual([])
  })
})

describe('the search reflects at once', () => {
  test('a deactivated and relisted vehicle', async () => {
    await change('taxi', { listingStatus: 'deactivated' })
    expect(await found({ text: 'taxi' })).toEqual([])
    await change('taxi', { listingStatus: 'edit_requests' })
    expect(await found({ text: 'taxi' })).toEqual(['taxi'])
    await change('taxi', { listingStatus: 'listed' })
  })

  test('a changed price and color', async () => {
    await change('taxi', { dayPrice: 99_900, color: 'green' })
    expect(await found({ priceFrom: 999, priceTo: 999 })).toEqual(['taxi'])
    expect(await found({ text: 'yellow' })).toEqual([])
    expect(await found({ colors: ['green'] })).toEqual(['taxi'])
    await change('taxi', { dayPrice: 10_000, color: 'yellow', runsAndDrives: false, refusedUses: [] })
    expect(await found({ driving: 'no', usages: ['hero_shots'] })).toEqual(['taxi', 'truck'])
    await change('taxi', { runsAndDrives: true })
  })

  test('blocked, moved, released and deleted days', async () => {
    const week = (from: string, to: string) => found({ text: 'taxi', booking: { from, to } })
    const period = sql`daterange('2027-05-10', '2027-05-14', '[]')`
    const [block] = await db()
      .insert(vehicleBlocks)
      .values({ vehicleId: ids.taxi ?? '', period, kind: 'owner' })
      .returning({ id: vehicleBlocks.id })
    const rewrite = (part: { period?: typeof period; active?: boolean }) =>
      db()
        .update(vehicleBlocks)
        .set(part)
        .where(eq(vehicleBlocks.id, block?.id ?? ''))

    expect(await week('2027-05-14', '2027-05-20')).toEqual([])
    expect(await week('2027-05-01', '2027-05-10')).toEqual([])
    expect(await week('2027-05-15', '2027-05-20')).toEqual(['taxi'])
    await rewrite({ period: sql`daterange('2027-05-16', '2027-05-16', '[]')` })
    expect(await week('2027-05-14', '2027-05-15')).toEqual(['taxi'])
    expect(await week('2027-05-16', '2027-05-16')).toEqual([])
    await rewrite({ active: false })
    expect(await week('2027-05-16', '2027-05-16')).toEqual(['taxi'])
    await rewrite({ active: true })
    expect(await week('2027-05-16', '2027-05-16')).toEqual([])
    await db().delete(vehicleBlocks)
    expect(await week('2027-05-16', '2027-05-16')).toEqual(['taxi'])
  })

  test('with the terms still counted correctly', async () => {
    const wrong = await selectRows(
      db(),
      sql`
      select kind, word, vehicles from search_terms
      where vehicles <> (select count(*) from vehicle_search where shown and search_terms.id = any (terms))`,
    )
    expect(wrong).toEqual([])
  })

  test('with every body type and color of a term', async () => {
    const missing = await selectRows(
      db(),
      sql`
      select term.kind, term.word, other.word as missing
      from vehicle_search join search_terms as term on term.id = any (terms)
      join search_terms as other on other.kind in ('body', 'color') and other.id = any (terms)
      where shown and not other.id = any (case other.kind when 'body' then term.bodies else term.colors end)`,
    )
    expect(missing).toEqual([])
  })
})

describe('the search', () => {
  const sedans = () => countQueries(() => searchVehicles({ ...EVERYTHING, text: 'sedan' }))

  test('takes one query per page and one for new terms, for any number of vehicles', async () => {
    clearTermCache()
    const few = [(await sedans()).count, (await sedans()).count]
    const [{ id: _, ...belAir } = never()] = await db()
      .select()
      .from(vehicles)
      .where(eq(vehicles.id, ids.belAir ?? ''))
    await db()
      .insert(vehicles)
      .values(Array.from({ length: 400 }, () => belAir))
    const outdated = await sedans()
    expect(outdated.result.total).toBe(402)
    expect(outdated.count).toBe(3)
    clearTermCache()
    expect([(await sedans()).count, (await sedans()).count]).toEqual(few)
    expect(few).toEqual([2, 1])
  })
})

function never(): never {
  throw new Error('The vehicle is gone.')
}

async function found(part: Partial<SearchQuery>): Promise<string[]> {
  const { vehicles } = await searchVehicles({ ...EVERYTHING, ...part })
  return vehicles.map(({ id }) => nameOf(id))
}

const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id

const change = (name: string, part: Partial<typeof vehicles.$inferInsert>) =>
  db()
    .update(vehicles)
    .set(part)
    .where(eq(vehicles.id, ids[name] ?? ''))

function car(year: number, make: string, model: string, part: Partial<typeof vehicles.$inferInsert>) {
  return { year, make, model, era: `${Math.floor(year / 10) * 10}s`, ...part }
}
