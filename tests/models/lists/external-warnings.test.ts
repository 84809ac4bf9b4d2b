import { expect, test } from 'vitest'
import {
  checkConfirmed,
  duplicateWarnings,
  type Identified,
  type Recorded,
  saveWarnings,
} from '~/models/lists/external/external-warnings'

const using = { from: '2026-12-07', to: '2026-12-11' }
const FORD: Identified = { title: '2019 Ford F-150', vinNumber: '1FTEW1E50KFA00001', using }
const other = (part: Partial<Recorded>): Recorded => ({ ...FORD, listName: 'Chase', isListed: false, ...part })
const LATER = { from: '2026-12-12', to: '2026-12-14' }
const DAYS = 'on overlapping days: Dec 7, 2026 to Dec 11, 2026.'

test.each<[string, Partial<Recorded>, string[]]>([
  [
    'the same VIN, typed in another way',
    { title: 'Tow rig', vinNumber: '1ftew-1e50 kfa00001', using: LATER },
    ['This VIN is already recorded for Tow rig on Chase.'],
  ],
  ['the same VIN on overlapping days', {}, [`This VIN is already recorded for 2019 Ford F-150 on Chase, ${DAYS}`]],
  ['the same title and days, but another VIN', { vinNumber: '1FTEW1E50KFA00002' }, []],
  ['the same title without a VIN', { vinNumber: '' }, [`2019 Ford F-150 is already recorded on Chase, ${DAYS}`]],
  ['the same title without a VIN on other days', { vinNumber: '', using: LATER }, []],
  [
    'a vehicle of the marketplace with the same VIN, which it does not say',
    { title: '2019 Ford F150', isListed: true, using: null },
    ['This may be the 2019 Ford F150 from Backlot on Chase.'],
  ],
  [
    'a vehicle of the marketplace without a VIN, on overlapping days',
    { vinNumber: '', isListed: true },
    [`This may be the 2019 Ford F-150 from Backlot on Chase, ${DAYS}`],
  ],
  ['a vehicle of the marketplace without a VIN and days', { vinNumber: '', isListed: true, using: null }, []],
  ['another title without a VIN', { title: '2019 Ford F-250', vinNumber: '' }, []],
])('%s', (_, part, warnings) => {
  expect(duplicateWarnings(FORD, [other(part)])).toEqual(warnings)
})

test('a save warns about what it adds: going over the budget and new duplicates', () => {
  const vehicle = { ...FORD, priceCents: 60_000 }
  const save = { vehicle, before: null, others: [other({})], budget: { budget: 100_000, committed: 50_000 } }
  const overBudget = 'This puts the project $100 over its $1,000 budget.'
  expect(saveWarnings(save)).toEqual([overBudget, expect.stringContaining('This VIN')])
  expect(saveWarnings({ ...save, before: vehicle })).toEqual([])
  expect(saveWarnings({ ...save, before: { ...vehicle, priceCents: 50_000, vinNumber: 'X' } })).toEqual([
    expect.stringContaining('This VIN'),
  ])
  expect(saveWarnings({ ...save, others: Array(9).fill(other({})), budget: null })).toHaveLength(3)
})

test('a save is confirmed by the warnings that were seen, and by no others', () => {
  expect(checkConfirmed([])).toBeNull()
  expect(checkConfirmed(['One.', 'Two.'])).toMatchObject({ message: 'One. Two.', field: 'confirmed' })
  expect(checkConfirmed(['One.', 'Two.'], 'One. Two.')).toBeNull()
  expect(checkConfirmed(['One.', 'Three.'], 'One. Two.')).not.toBeNull()
})
