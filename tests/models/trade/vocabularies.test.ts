import { describe, expect, test } from 'vitest'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { listHeading, shortListName } from '~/models/lists/list-heading'

import { FIRST_YEAR, lastModelYear } from '~/models/trade/days/day'
import { ANGLES } from '~/models/trade/photos'
import { SIGN_UP_ROLES, SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'

import { DAY_LIMITS, MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'

import { labelOf, type Option } from '~/models/trade/vocabulary/option'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { DISTANCES } from '~/models/trade/vocabulary/search-filters'
import { STATES } from '~/models/trade/vocabulary/states'
import { CITIES, COLORS, CONDITIONS, SEARCH_COLORS, SORTS } from '~/models/trade/vocabulary/vehicles'

const VOCABULARIES: [string, readonly Option<string | number>[], number][] = [
  ['angles', ANGLES, 4],
  ['cities', CITIES, 3],
  ['colors', COLORS, 16],
  ['search colors', SEARCH_COLORS, 9],
  ['conditions', CONDITIONS, 5],
  ['day limits', DAY_LIMITS, 3],
  ['mileages', MILEAGES, 4],
  ['payment terms', PAYMENT_TERMS, 5],
  ['payment methods', PAYMENT_METHODS, 3],
  ['signer titles', SIGNER_TITLES, 6],
  ['sign-up roles', SIGN_UP_ROLES, 9],
  ['distances', DISTANCES, 5],
  ['sorts', SORTS, 5],
  ['states', STATES, 56],
  ['usages', USAGES, 7],
]

describe('a fixed list of choices', () => {
  test.each(VOCABULARIES)('%s have unique values and labels', (_, options, count) => {
    expect(options).toHaveLength(count)
    expect(new Set(options.map((option) => option.value)).size).toBe(count)
    expect(new Set(options.map((option) => option.label)).size).toBe(count)
  })

  test.each([
    [USAGES, 'car_mounts_rigs', 'Car Mounts/Rigs'],
    [MILEAGES, 'restricted', 'Restricted (26-100)'],
    [PAYMENT_TERMS, 'net_cash', 'Net Cash'],
    [SEARCH_COLORS, 'gray', 'Grey'],
    [COLORS, 'gray', 'Grey'],
    [DAY_LIMITS, 1, '1 day'],
    [USAGES, 'unheard of', 'unheard of'],
  ] as const)('%# reads %s as %s', (options, value, label) => expect(labelOf(options, value)).toBe(label))
})

test('every search color is a color, and “Los Angeles, LA” is in California', () => {
  const colors: readonly string[] = COLORS.map((color) => color.value)
  for (const color of SEARCH_COLORS) expect(colors).toContain(color.value)
  expect(CITIES.find((city) => city.label === 'Los Angeles, LA')?.state).toBe('CA')
})

test('years reach from 1900 to next year’s models', () => {
  expect(FIRST_YEAR).toBe(1900)
  expect(lastModelYear('2026-12-31')).toBe(2027)
})

test('the title of a vehicle is its year, make and model', () => {
  expect(vehicleTitle({ year: 1956, make: 'Ford', model: 'F-100' })).toBe('1956 Ford F-100')
})

describe('the heading line of a list', () => {
  const nothing = { season: '', episode: '', act: '', scene: '', shotDescription: '' }

  test.each([
    [nothing, ''],
    [{ ...nothing, act: 'Act 2' }, 'Act 2'],
    [
      { ...nothing, shotDescription: 'Diner lot, night', act: '2', scene: '48' },
      'Act 2 / Scene 48 / Shot: Diner lot, night',
    ],
    [
      { season: '1', episode: '2', act: '3', scene: '4', shotDescription: '5' },
      'Season 1 / Episode 2 / Act 3 / Scene 4 / Shot: 5',
    ],
    [{ ...nothing, scene: 'scene 4B', shotDescription: 'Shot from the crane' }, 'scene 4B / Shot from the crane'],
  ])('%# %o', (list, heading) => expect(listHeading(list)).toBe(heading))

  test.each([
    ['a'.repeat(29), 'a'.repeat(29)],
    ['a'.repeat(30), `${'a'.repeat(29)}...`],
    ['🚗'.repeat(29), '🚗'.repeat(29)],
    ['🚗'.repeat(40), `${'🚗'.repeat(29)}...`],
  ])('%#: a name is truncated from 30 characters on', (name, shown) => expect(shortListName(name)).toBe(shown))
})
