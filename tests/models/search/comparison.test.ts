import { describe, expect, test } from 'vitest'
import { type Comparable, comparedSections, comparedShots, differencesText } from '~/models/search/comparison'
import { comparisonNotes } from '~/models/search/comparison-messages'
import { comparedText } from '~/models/search/comparison-text'
import { ComparisonQuery } from '~/models/trade/addresses/search-params'
import { comparePaths } from '~/models/trade/paths/search'

const TODAY = '2026-11-20'
const DAYS = { from: '2026-12-07', to: '2026-12-11' }
const BEL_AIR: Comparable = {
  ...{ year: 1957, make: 'Chevrolet', model: 'Bel Air', color: 'teal', bodyType: 'Sedan', era: '1950s' },
  ...{ town: 'Decatur', state: 'GA', zipcode: '30030', transmission: 'Automatic', fuelType: 'Gasoline (regular)' },
  ...{ pickupPreference: 'Crew picks up', runsAndDrives: true, needsWrangler: false, modifications: [] },
  ...{ kinds: ['period'], usageTags: [], refusedUses: [], exteriorNote: 'New paint.', interiorNote: '' },
  ...{ exteriorCondition: 'Great Condition', interiorCondition: 'Great Condition' },
  ...{ mechanicalCondition: 'Great Condition', mechanicalNote: '' },
  ...{ dayPrice: 45_000, isGone: false, photos: [], taken: [], miles: 14 },
  bookable: { from: TODAY, to: '2028-11-20' },
}
const FAIRLANE: Comparable = { ...BEL_AIR, make: 'Ford', model: 'Fairlane', exteriorNote: '', needsWrangler: true }

const ASKED = { booking: DAYS, near: 'Newnan, GA', today: TODAY }
const compare = (vehicles: Comparable[], requested: Partial<Parameters<typeof comparedSections>[1]> = {}) =>
  comparedSections(vehicles, { ...ASKED, ...requested })
const rowOf = (label: string, ...compared: Parameters<typeof compare>) =>
  compare(...compared)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

describe('facts', () => {
  test('of equal vehicles are the same; a missing fact has a word, and one that all lack has no row', () => {
    const same = compare([BEL_AIR, BEL_AIR])
    expect(same.flatMap(({ rows }) => rows).filter(({ isDifferent }) => isDifferent)).toEqual([])
    expect(differencesText(same)).toBe('All facts are the same.')
    expect(rowOf('Usage tags', [BEL_AIR, BEL_AIR])).toBeUndefined()
    expect(rowOf('Wrangler', [BEL_AIR, FAIRLANE])?.cells.map(({ value }) => value)).toEqual([
      'Not required',
      'Required',
    ])
  })

  test('that differ are marked and counted; a note alone is no difference', () => {
    const sections = compare([BEL_AIR, BEL_AIR, FAIRLANE])
    const different = sections.flatMap(({ rows }) => rows).filter(({ isDifferent }) => isDifferent)
    expect(different.map(({ label }) => label)).toEqual(['Make', 'Model', 'Wrangler'])
    expect(differencesText(sections)).toMatch(/^3 of \d\d facts differ\.$/)
    expect(rowOf('Exterior', [BEL_AIR, FAIRLANE])).toMatchObject({
      isDifferent: false,
      cells: [{ note: 'New paint.' }, { note: 'Well kept, minor marks only.' }],
    })
  })

  test('have the price and the distance that was asked for', () => {
    const far = { ...BEL_AIR, miles: null, dayPrice: 10_000 }
    expect(rowOf('Distance from Newnan, GA', [BEL_AIR, far])?.cells).toEqual([
      { label: 'Distance from Newnan, GA', value: '14 miles away' },
      { label: 'Distance from Newnan, GA', value: 'Unknown' },
    ])
    expect(rowOf('Price for 5 days', [BEL_AIR, far])?.cells.map(({ value }) => value)).toEqual(['$2,250', '$500'])
    const without = compare([BEL_AIR, far], { booking: null, near: '' }).flatMap(({ rows }) => rows)
    expect(without.map(({ label }) => label).filter((label) => /^(Distance|Price for|Taken)/.test(label))).toEqual([])
  })

  test.each([
    ['free for long', [], 'Free', 'Free from Nov 20 on.'],
    ['free between others', [period('11-30', '12-01'), period('12-20', '12-22')], 'Free', 'Free from Dec 2 to Dec 19.'],
    [
      'taken',
      [period('12-10', '12-14')],
      'Taken',
      'Taken: Dec 10, 2026 to Dec 14, 2026. The nearest free days are Dec 5, 2026 to Dec 9, 2026.',
    ],
  ])('have the free days near the dates: %s', (_, taken, value, note) => {
    expect(rowOf('Dec 7 to Dec 11', [BEL_AIR, { ...BEL_AIR, taken }])?.cells[1]).toMatchObject({ value, note })
  })

  test('of a vehicle that is gone have no price and no days', () => {
    const cells = compare([{ ...BEL_AIR, isGone: true }, BEL_AIR])
      .at(-1)
      ?.rows.map((row) => row.cells[0]?.value)
    expect(cells).toEqual(['Not available', 'Not available', 'Not available'])
  })
})

function period(from: string, to: string) {
  return { from: `2026-${from}`, to: `2026-${to}` }
}

test('photos are compared by angle, and a vehicle without any known angle has another photo', () => {
  const all = { photos: [4, 0, 1].map((angle) => ({ id: `a${angle}`, angle })) }
  const few = { photos: [{ id: 'b1', angle: 1 }] }
  const other = { photos: [{ id: 'c', angle: null }] }
  const idOf = (photo: { url320: string } | null) => photo?.url320.split('/')[2]
  expect(comparedShots([all, few, other]).map(({ label, photos }) => [label, photos.map(idOf)])).toEqual([
    ['Three-quarter front', ['a4', undefined, undefined]],
    ["Driver's side shot", ['a0', undefined, undefined]],
    ['Rear shot', ['a1', 'b1', undefined]],
    ['Other photo', [undefined, undefined, 'c']],
  ])
})

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test.each([
  [undefined, [], { invalid: 0, tooMany: 0 }, false],
  [id(1).toUpperCase(), [id(1)], { invalid: 0, tooMany: 0 }, false],
  [[id(2), id(1), id(2), 'x', ''], [id(2), id(1)], { invalid: 1, tooMany: 0 }, true],
  [
    Array.from({ length: 14 }, (_, at) => id(at)),
    Array.from({ length: 12 }, (_, at) => id(at)),
    { invalid: 0, tooMany: 2 },
    false,
  ],
])('the vehicles of an address: %s', (vehicle, ids, unread, isRepeated) => {
  expect(ComparisonQuery.parse({ vehicle }).vehicle).toEqual({ ids, unread, isRepeated })
})

test('its address repeats the vehicles and leaves out what was not asked for', () => {
  expect(comparePaths.compare()).toBe('/compare')
  expect(comparePaths.compare({ vehicleIds: ['a', 'b'], booking: DAYS, near: '30303', isOnlyDifferent: true })).toBe(
    '/compare?vehicle=a&vehicle=b&from=2026-12-07&to=2026-12-11&near=30303&only=differences',
  )
})

test('sentences about vehicles that are missing or too many', () => {
  const nothing = { gone: [], unknown: 0, tooMany: 0, isRepeated: false }
  expect(comparisonNotes(nothing)).toEqual([])
  expect(comparisonNotes({ gone: ['1957 Ford Fairlane'], unknown: 2, tooMany: 1, isRepeated: true })).toEqual([
    'The 1957 Ford Fairlane is no longer available.',
    '2 vehicles are no longer available.',
    'At most four vehicles fit beside each other. 1 more was left out.',
    'A vehicle that was chosen twice is shown once.',
  ])
  expect([0, 1, 4, 5].map(comparedText)).toEqual([
    '',
    '1 vehicle chosen. Choose at least one more.',
    '4 vehicles chosen.',
    '5 vehicles chosen. At most four fit beside each other.',
  ])
})
