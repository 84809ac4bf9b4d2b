import { describe, expect, test } from 'vitest'
import { type QuoteLine, validUntil } from '~/models/billing/quote'
import { quoteChanges } from '~/models/billing/quote-changes'
import { quoteSums } from '~/models/billing/quote-layout'

const LINE: QuoteLine = {
  listVehicleId: 'a',
  title: '1976 Chevrolet Caprice',
  town: 'Decatur, GA',
  booking: { from: '2026-12-07', to: '2026-12-11' },
  dailyCents: 10_000,
  listedCents: 50_000,
  agreedCents: 45_055,
  taxCents: 4_010,
}
const OTHER: QuoteLine = { ...LINE, listVehicleId: 'b', title: '1972 Ford Econoline' }

describe('a later quote says', () => {
  test.each<[string, QuoteLine[], QuoteLine[], string[]]>([
    ['that nothing changed', [LINE], [LINE], ['Vehicles, dates and rates are unchanged.']],
    [
      'which vehicles were added and removed',
      [LINE],
      [OTHER],
      [
        'Added: 1972 Ford Econoline, Dec 7, 2026 to Dec 11, 2026, $450.55.',
        'Removed: 1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, $450.55.',
        'The total incl. tax is unchanged, $490.65.',
      ],
    ],
    [
      'which dates and rates changed',
      [LINE],
      [{ ...LINE, booking: { from: '2026-12-08', to: '2026-12-11' }, agreedCents: 40_000, taxCents: 3_560 }],
      [
        '1976 Chevrolet Caprice: was Dec 7, 2026 to Dec 11, 2026, now Dec 8, 2026 to Dec 11, 2026; was $450.55, now $400.00; was $40.10 tax, now $35.60 tax.',
        'The total incl. tax was $490.65 and is now $435.60, $55.05 less.',
      ],
    ],
    [
      'how much the total increased',
      [LINE],
      [LINE, OTHER],
      [
        'Added: 1972 Ford Econoline, Dec 7, 2026 to Dec 11, 2026, $450.55.',
        'The total incl. tax was $490.65 and is now $981.30, $490.65 more.',
      ],
    ],
  ])('%s', (_, before, now, sentences) => {
    expect(quoteChanges(before, now)).toEqual(sentences)
  })
})

test.each([
  ['2026-11-20', ['2026-12-07'], '2026-12-03'],
  ['2026-11-20', ['2026-12-07', '2026-11-22'], '2026-11-22'],
  ['2026-12-25', ['2027-02-01'], '2027-01-07'],
])('a quote made on %s for rentals from %j is valid until %s', (today, firstDays, until) => {
  const lines = firstDays.map((from) => ({ booking: { from, to: '2027-03-01' } }))
  expect(validUntil(today, lines)).toBe(until)
})

test('the tax of a quote is the sum of the rounded tax of each line', () => {
  expect(quoteSums({ lines: [LINE, LINE, LINE], taxPerMille: 89 }).map(({ amount }) => amount)).toEqual([
    '$1,351.65',
    '$120.30',
    '$1,471.95',
  ])
})
