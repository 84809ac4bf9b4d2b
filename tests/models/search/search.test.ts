import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchForm } from '~/models/search/search-form'
import { appliedFilters, hasFilters, searchSummary } from '~/models/search/search-page'
import { roundedBox } from '~/models/trade/addresses/box'
import {
  EVERYTHING,
  hasPlace,
  lastingPart,
  type SearchQuery,
  searchPath,
  searchString,
  withoutFilters,
  withoutPlace,
} from '~/models/trade/addresses/search-query'
import { addDays } from '~/models/trade/days/days'
import { ANGLES } from '~/models/trade/photos'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { DECADES, DISTANCES, DRIVING_STATES } from '~/models/trade/vocabulary/search-filters'
import { TRANSMISSIONS, VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { CITIES, SEARCH_COLORS, SORTS } from '~/models/trade/vocabulary/vehicles'

const TODAY = '2026-11-20'
const ID = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3d'

/** Reads a query string like a route: a repeated name becomes a list. */
function read(address: string): SearchQuery {
  const search = new URLSearchParams(address)
  const query = Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
  return searchForm(TODAY).parse(query)
}

describe('a search address', () => {
  test('without parameters searches for everything', () => expect(read('')).toEqual(EVERYTHING))

  test('sets every filter', () => {
    const address =
      'q=+Bel+Air+&city=Los+Angeles%2C+LA&from=2026-12-07&to=2026-12-11&year-from=1950&year-to=1959&make=Ford&make=Chevrolet' +
      `&color=red&color=grey&price-from=100&price-to=500&near=+Newnan,+GA+&within=60` +
      `&kind=taxi&kind=police&transmission=Manual&runs=no&usage=hero_shots&angle=1&sort=distance&map=on&after=1957.${ID}`
    expect(read(address)).toEqual({
      ...EVERYTHING,
      text: 'Bel Air',
      city: 'Los Angeles, LA',
      booking: { from: '2026-12-07', to: '2026-12-11' },
      yearFrom: 1950,
      yearTo: 1959,
      makes: ['Ford', 'Chevrolet'],
      colors: ['red', 'gray'],
      priceFrom: 100,
      priceTo: 500,
      near: 'Newnan, GA',
      within: '60',
      kinds: ['police', 'taxi'],
      transmission: 'Manual',
      driving: 'no',
      usages: ['hero_shots'],
      angle: 1,
      sort: 'distance',
      isMapOpen: true,
      after: { value: 1957, id: ID },
    })
  })

  test.each([
    'city=Paris',
    'city=Atlanta, GA&city=New York, NY',
    'from=2026-02-30',
    'from=2026-11-19&to=2026-11-25',
    'from=2026-11-25&to=2026-11-19',
    'year-from=57',
    'year-from=19a7',
    'year-from=1900',
    'year-from=2030',
    'year-to=2026',
    'year-to=1800',
    'year-from=1950&year-from=1960',
    'price-from=1',
    'price-from=-5',
    'price-from=1.5',
    'price-to=2000',
    'price-to=0',
    'price-to=1e3',
    'price-from=-1&price-to=1000000000',
    'year-from=19&year-to=99999',
    'color=pink',
    'color=other',
    'make=',
    'angle=4',
    'angle=rear',
    'sort=random',
    'sort=distance',
    'sort=distance&within=10x',
    'near=90012&near=30303',
    'near=%00',
    'within=15',
    'within=30',
    'kind=spaceship',
    'transmission=manual',
    'transmission=Manual&transmission=Automatic',
    'runs=maybe',
    'usage=Hero Shots',
    'map=off',
    'map=on&map=on',
    'after=1957',
    `after=x.${ID}`,
    `after=1957.${ID}x`,
    'q=a&q=b',
    'decade=1955s',
    'decade=50s',
    'nonsense=1',
    '__proto__=1',
  ])('ignores invalid parameters: %s', (address) => expect(read(address)).toEqual(EVERYTHING))

  test('cuts a long text, never within a character', () => {
    expect(read(`q=${'a'.repeat(10_000)}`)).toEqual({ ...EVERYTHING, text: 'a'.repeat(100), isCut: true })
    expect(read(`q=${'🚗'.repeat(49)}x🚗`).text).toBe(`${'🚗'.repeat(49)}x`)
    expect(read(`q=${'a'.repeat(100)}`)).toEqual({ ...EVERYTHING, text: 'a'.repeat(100) })
  })

  test('keeps valid parameters next to invalid ones', () => {
    expect(read('color=pink&color=red&year-from=abc&year-to=1970&sort=up')).toEqual({
      ...EVERYTHING,
      colors: ['red'],
      yearTo: 1970,
    })
  })

  test('reads a single date as a one-day booking and sorts reversed bounds', () => {
    expect(read('from=2026-12-07').booking).toEqual({ from: '2026-12-07', to: '2026-12-07' })
    expect(read('to=2026-12-07').booking).toEqual({ from: '2026-12-07', to: '2026-12-07' })
    expect(read('from=2026-11-20').booking).toEqual({ from: TODAY, to: TODAY })
    expect(read('year-from=1970&year-to=1960')).toMatchObject({ yearFrom: 1960, yearTo: 1970 })
    expect(read('price-from=500&price-to=100')).toMatchObject({ priceFrom: 100, priceTo: 500 })
    expect(read('from=2026-12-11&to=2026-12-07').booking).toEqual({ from: '2026-12-07', to: '2026-12-11' })
  })

  test('limits dates to the last bookable day', () => {
    expect(read('from=2028-11-18&to=2199-12-31').booking).toEqual({ from: '2028-11-18', to: '2028-11-20' })
    expect(read('from=2199-01-01&to=2198-01-01').booking).toEqual({ from: '2028-11-20', to: '2028-11-20' })
  })

  test('cuts a long place, so that the page can refuse it', () => {
    expect(read(`near=${'🚗'.repeat(10_000)}`).near).toBe('🚗'.repeat(60))
  })

  test('can be sorted by distance in the studio zone, without a place', () => {
    expect(read('within=studio-zone&sort=distance')).toEqual({ ...EVERYTHING, within: 'studio-zone', sort: 'distance' })
  })

  test('accepts next year’s models', () => expect(read('year-from=2027').yearFrom).toBe(2027))

  test('is valid for any text', () => {
    const text = fc.string({ unit: 'binary' })
    const someQuery = fc.dictionary(
      fc.oneof(
        fc.constantFrom('q', 'city', 'from', 'to', 'year-from', 'make', 'color', 'price-to', 'angle', 'after'),
        text,
      ),
      fc.oneof(text, fc.array(text)),
    )
    fc.assert(
      fc.property(someQuery, (query) => {
        expect(searchForm(TODAY).safeParse(query).success).toBe(true)
      }),
    )
  })

  test('parses back to the search it was built from', () => {
    const bounds = (least: number, most: number) =>
      fc
        .tuple(fc.option(fc.integer({ min: least, max: most })), fc.option(fc.integer({ min: least, max: most })))
        .filter(([from, to]) => from === null || to === null || from <= to)
    const word = fc.stringMatching(/^[A-Za-z0-9&+=%é🚗][A-Za-z0-9 &+=%é🚗]{0,10}[a-z]$/u)
    const someDistance = fc.constantFrom(...DISTANCES.map((distance) => distance.value))
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const someBox = fc
      .record({ south: degrees(89), north: degrees(89), west: degrees(179), east: degrees(179) })
      .filter(({ south, north, west, east }) => south <= north && west <= east)
      .map(roundedBox)
    const someSearch = fc
      .record({
        text: fc.oneof(fc.constant(''), word),
        city: fc.option(fc.constantFrom(...CITIES.map((city) => city.value))),
        booking: fc.option(
          fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 30 })).map(([start, length]) => {
            const from = addDays(TODAY, start)
            return { from, to: addDays(from, length) }
          }),
        ),
        years: bounds(1901, 2025),
        prices: bounds(2, 1999),
        makes: fc.uniqueArray(word, { maxLength: 4 }),
        bodyTypes: fc.uniqueArray(word, { maxLength: 4 }),
        colors: fc.subarray(SEARCH_COLORS.map((color) => color.value)),
        place: fc.oneof(
          fc.record({ near: fc.oneof(fc.constant(''), word), within: someDistance }),
          fc.record({ box: someBox }),
        ),
        kinds: fc.subarray(VEHICLE_KINDS.map((kind) => kind.value)),
        decades: fc.subarray(DECADES.map((decade) => decade.value)),
        transmission: fc.option(fc.constantFrom(...TRANSMISSIONS.map((each) => each.value))),
        driving: fc.option(fc.constantFrom(...DRIVING_STATES.map((each) => each.value))),
        usages: fc.subarray(USAGES.map((usage) => usage.value)),
        angle: fc.constantFrom(null, ...ANGLES.map((angle) => angle.value)),
        sort: fc.constantFrom(...SORTS.map((sort) => sort.value)),
        isMapOpen: fc.boolean(),
        after: fc.option(fc.record({ value: fc.integer({ min: 0, max: 999_999_999 }), id: fc.uuid() })),
      })
      .map(({ years, prices, place, ...rest }): SearchQuery => {
        const [yearFrom, yearTo] = years
        const [priceFrom, priceTo] = prices
        return { ...EVERYTHING, ...rest, ...place, yearFrom, yearTo, priceFrom, priceTo }
      })
      .filter((search) => search.sort !== 'distance' || hasPlace(search))
    fc.assert(
      fc.property(someSearch, (search) => {
        expect(read(searchString(search))).toEqual(search)
      }),
    )
  })

  test('omits default values', () => {
    expect(searchPath(EVERYTHING)).toBe('/home/searchResults')
    expect(searchPath({ ...EVERYTHING, text: 'bel air' })).toBe('/home/searchResults?q=bel+air')
  })
})

test('a search is remembered without its place, and then cannot be sorted by distance', () => {
  const search = read(`q=ford&near=90012&within=60&sort=distance&after=14.${ID}&kind=police`)
  expect(searchString(lastingPart(search))).toBe('q=ford&kind=police')
  expect(withoutPlace(search)).toEqual({ ...EVERYTHING, text: 'ford', kinds: ['police'] })
})

describe('applied filters', () => {
  const search = read(
    'q=taxi&city=New+York,+NY&year-from=1950&make=Ford&make=Checker&color=gray&body=Sedan&price-to=1500&sort=price-high' +
      '&near=90012&kind=hot+rod&usage=hero_shots&transmission=Manual&runs=yes',
  )

  test('are named in one line with the text, the city and the dates', () => {
    expect(searchSummary(EVERYTHING, '2026-11-20')).toBe('Any car, any city, any dates')
    const days = read('q=taxi&city=New+York,+NY&from=2026-12-07&to=2026-12-11')
    expect(searchSummary(days, '2026-11-20')).toBe('taxi, New York, NY, Dec 7 to Dec 11')
  })

  test('each have a chip with the search without it', () => {
    const chips = appliedFilters({ ...search, after: { value: 1957, id: ID } })
    expect(chips.map((chip) => chip.label)).toEqual([
      'From 1950',
      'Ford',
      'Checker',
      'Grey',
      'Up to $1,500 / DAY',
      'Within 30 miles of 90012',
      'Sedan',
      'Hot rod',
      'Allows Hero Shots',
      'Manual',
      'Runs and drives',
    ])
    expect(chips[1]?.without).toEqual({ ...search, makes: ['Checker'], after: null })
    expect(chips[3]?.without).toEqual({ ...search, colors: [] })
    expect(chips[5]?.without).toEqual({ ...search, near: '' })
    const zone = read('within=studio-zone&near=90012&sort=distance')
    expect(appliedFilters(zone)).toEqual([{ label: 'Los Angeles studio zone', without: EVERYTHING }])
  })

  test('are all cleared at once, keeping text, city, dates and order', () => {
    expect(withoutFilters(search)).toEqual({ ...EVERYTHING, text: 'taxi', city: 'New York, NY', sort: 'price-high' })
    expect(appliedFilters(withoutFilters(search))).toEqual([])
  })

  test.each([
    ['results', {}, 2, true],
    ['a few favorites', { isFavorites: true }, 9, false],
    ['ten favorites', { isFavorites: true }, 10, true],
    ['many favorites', { isFavorites: true }, 'many', true],
    ['a few favorites since 1950', { isFavorites: true, yearFrom: 1950 }, 2, true],
  ] as const)('offers filters or not: %s', (_, query, total, expected) => {
    expect(hasFilters({ query: { ...EVERYTHING, ...query }, total })).toBe(expected)
  })
})
