import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfwayRate, minimumFor, quoteOf, startingRate } from '~/models/deals/inquiry-quote'
import { addDays } from '~/models/trade/days/days'
import { isBelowFloor } from '~/models/trade/money'

const FIVE_DAYS = { from: '2026-12-07', to: '2026-12-11' }

test('quotes five days at $340 with an offer of $1,300', () => {
  expect(quoteOf(34_000, { ...FIVE_DAYS, rate: '1,300.00' })).toEqual({
    days: 5,
    listed: 170_000,
    floor: 136_000,
    longer: { days: 7, rate: 102_000 },
    offer: { rate: 130_000, tax: 11_050, total: 141_050, perDay: 26_000, percent: 76, missing: 6_000 },
  })
})

test.each([
  ['', '2026-12-11'],
  ['2026-12-07', ''],
  ['2026-02-30', '2026-03-02'],
  ['2026-12-11', '2026-12-07'],
  ['yesterday', 'tomorrow'],
])('quotes nothing from %s to %s', (from, to) => {
  expect(quoteOf(34_000, { from, to, rate: '1300' })).toBeNull()
})

test.each(['', 'a lot', '0', '-5', '12.345'])('quotes only the listed rate when the typed rate is %s', (rate) => {
  expect(quoteOf(34_000, { ...FIVE_DAYS, rate })).toMatchObject({ listed: 170_000, offer: null })
})

test('shows at least 80% and nothing missing exactly when the offer reaches the floor', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (daily, days, cents) => {
        const booking = { from: '2026-12-07', to: addDays('2026-12-07', days - 1) }
        const quote = quoteOf(daily, { ...booking, rate: (cents / 100).toFixed(2) })
        const passes = !isBelowFloor(cents, quote?.listed ?? 0)
        expect(quote?.offer?.rate).toBe(cents)
        expect((quote?.offer?.percent ?? 0) >= 80).toBe(passes)
        expect(quote?.offer?.missing === 0).toBe(passes)
      },
    ),
  )
})

test.each([
  ['', undefined, '1,700'],
  ['510', 51_000, '1,700'],
  ['$510.00', 51_000, '1,700'],
  ['500', 51_000, '500'],
  ['510', undefined, '510'],
  ['a lot', 51_000, 'a lot'],
])('a rate of "%s" with a previous listed rate of %s becomes "%s"', (typed, before, rate) => {
  expect(startingRate(quoteOf(34_000, { ...FIVE_DAYS, rate: typed }), typed, before)).toBe(rate)
})

test('keeps the typed rate while no dates are chosen', () => {
  expect(startingRate(null, '', 51_000)).toBe('')
})

test.each([
  [248_000, 286_500, 236_000, 267_250],
  [100_000, 110_001, 90_000, 105_001],
  [100_000, 110_000, 108_000, 108_000],
  [null, 286_500, 236_000, null],
  [110_000, 100_000, 90_000, null],
  [100_000, 100_001, 90_000, null],
])('halfway from %s to %s with a floor of %s is %s', (offered, asked, floor, rate) => {
  expect(halfwayRate(offered, asked, floor)).toBe(rate)
})

test.each([
  [1, { label: 'Minimum for 1 day', amount: '$144.00' }],
  [6, { label: 'Minimum for 6 days', amount: '$864.00' }],
  [7, { label: 'Minimum for 7 days', amount: '$432.00' }],
])('the minimum for %i days is for all of them', (days, minimum) => expect(minimumFor(18_000, days)).toEqual(minimum))
