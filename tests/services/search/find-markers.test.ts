import { beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { boxAround, wholeSquares } from '~/models/search/marker'
import type { Box } from '~/models/trade/addresses/box'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { connection } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findMarkers } from '~/services/search/find-markers.server'
import { fillInBulk } from '../../../bench/search/fill'
import { BUSY_DAYS, generateFleet } from '../../../bench/search/fleet'
import { plainSearch } from '../../../bench/search/reference'

useDatabase()

const fleet = generateFleet(3000)
const vehicleOf = new Map(fleet.map((vehicle) => [vehicle.id, vehicle]))
const plain = plainSearch(fleet)
let dana: Account

beforeAll(async () => {
  await fillInBulk(connection(), fleet)
  dana = await anAdmin()
})

const STATES = { south: 24, north: 49, west: -125, east: -66 }
const LOS_ANGELES = { south: 33.6, north: 34.5, west: -118.9, east: -117.7 }
const STREETS = { south: 34.04, north: 34.06, west: -118.27, east: -118.24 }

describe('markers', () => {
  test.each<[string, Partial<SearchQuery>, Box | null]>([
    ['everything', {}, null],
    ['everything', {}, STATES],
    ['everything', {}, LOS_ANGELES],
    ['everything', {}, STREETS],
    ['a word', { text: 'ford' }, STATES],
    ['a word and a color', { text: 'ford', colors: ['red'] }, STATES],
    ['a word', { text: 'ford' }, LOS_ANGELES],
    ['years and prices', { yearFrom: 1950, yearTo: 1990, priceTo: 600 }, STATES],
    ['busy days', { booking: BUSY_DAYS }, STATES],
    ['a city', { city: 'New York, NY' }, null],
    ['an area that the view shows in part', { box: { ...LOS_ANGELES, north: 34 } }, LOS_ANGELES],
    ['an area outside of the view', { box: STATES }, STREETS],
  ])('of %s %j in %j count each match in the view once, at its lowest price', async (_, part, view) => {
    const query = { ...EVERYTHING, ...part }
    const found = await findMarkers(dana, query, view)
    const seen = view && wholeSquares(view)
    const expected = plain(query)
      .flatMap((id) => vehicleOf.get(id) ?? [])
      .filter((each) => !seen || isIn(seen, each))
    expect(found.length).toBeLessThanOrEqual(21 * 21)
    expect(found.reduce((sum, { vehicles }) => sum + vehicles, 0)).toBe(expected.length)
    for (const { box, dayPrice, vehicles } of found) {
      const inside = expected.filter((each) => isIn(box, each))
      expect([inside.length, Math.min(...inside.map((each) => each.dayPrice))]).toEqual([vehicles, dayPrice])
    }
    expect(found.length).toBeGreaterThan(0)
  })

  test('are located where vehicles are, one for each square, so that closer views have more', async () => {
    const count = async (view: Box) => (await findMarkers(dana, EVERYTHING, view)).length
    const markers = await findMarkers(dana, EVERYTHING, LOS_ANGELES)
    expect(markers.every((marker) => fleet.some((each) => each.latitude === marker.latitude))).toBe(true)
    expect(await count(STATES)).toBeLessThan(await count(LOS_ANGELES))
  })

  test('of a very large fleet are estimated from a part of it, unless few vehicles match', async () => {
    const estimates = await findMarkers(dana, EVERYTHING, STATES, 1000)
    const total = estimates.reduce((sum, { vehicles }) => sum + vehicles, 0)
    expect(Math.abs(total - fleet.length)).toBeLessThan(fleet.length / 10)
    expect(estimates.every((marker) => marker.isEstimate)).toBe(true)
    const few = { ...EVERYTHING, text: 'ford', colors: ['red' as const] }
    expect(await findMarkers(dana, few, STATES, 1000)).toEqual(await findMarkers(dana, few, STATES))
  })

  test('of a search that names a place are within its distance', async () => {
    const all = boxAround(await findMarkers(dana, { ...EVERYTHING, near: '90012', within: '10' }, null))
    expect(all).toMatchObject({ south: expect.closeTo(34.06, 0), west: expect.closeTo(-118.24, 0) })
    expect((all?.north ?? 90) - (all?.south ?? 0)).toBeLessThan(0.3)
  })

  test.each<[string, Partial<SearchQuery>, Box | null]>([
    ['nothing matches', { text: 'xylophone' }, STATES],
    ['nothing is in the view', {}, { south: 10, north: 11, west: 10, east: 11 }],
    ['the view has nothing of the area', { box: STREETS }, { south: 40, north: 41, west: -75, east: -73 }],
  ])('there are none if %s', async (_, part, view) => {
    expect(await findMarkers(dana, { ...EVERYTHING, ...part }, view)).toEqual([])
  })
})

function isIn({ south, north, west, east }: Box, { latitude, longitude }: { latitude: number; longitude: number }) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
