import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkItemDays, daysOffered, lastDays } from '~/models/orders/items/item-days'
import { cheaperDays, effectOf, priceAfter, priceEffect, priceOf } from '~/models/orders/items/item-price'
import type { Booking } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { listedRate } from '~/models/trade/money'

const days = (count: number, from = '2026-12-07'): Booking => ({ from, to: addDays(from, count - 1) })

const someDays = fc.integer({ min: 1, max: 365 })
const someRates = fc
  .record({
    daily: fc.integer({ min: 1, max: 2_000_000 }),
    booked: someDays,
    percent: fc.integer({ min: 8000, max: 99_999 }),
  })
  .map(({ daily, booked, percent }) => {
    const listed = listedRate(daily, booked)
    return { daily, booked, listed, agreed: Math.max(1, Math.floor((listed * percent) / 10_000)) }
  })

describe('the price of changed dates', () => {
  test.each([
    // $100 a day, five days agreed at $450.55 instead of $500
    [5, 45_055],
    [4, 36_044],
    [6, 54_066],
    // a week costs three days
    [7, 27_033],
    [1, 9_011],
    [30, 81_099],
  ])('%i days cost %i cents', (count, cents) => {
    expect(priceOf({ daily: 10_000, listed: 50_000, agreed: 45_055 }, days(count))).toBe(cents)
  })

  test('rounds half a cent up, once', () => {
    expect(priceOf({ daily: 100, listed: 200, agreed: 101 }, days(1))).toBe(51)
    expect(priceOf({ daily: 100, listed: 300, agreed: 100 }, days(1))).toBe(33)
  })

  test('is exact for amounts beyond floating-point precision', () => {
    const most = { daily: 33_333_333, listed: listedRate(33_333_333, 365), agreed: 999_999_999 }
    expect(priceOf(most, days(365))).toBe(999_999_999)
  })

  test('returns to the agreed price after ten changes and the same changes back', () => {
    fc.assert(
      fc.property(someRates, fc.array(someDays, { minLength: 10, maxLength: 10 }), ({ booked, ...rates }, stops) => {
        const item = { booking: days(booked), rates, price: rates.agreed, taxPerMille: 89 }
        const owed = [0, 0]
        const shown = [...stops, ...[...stops].reverse(), booked].map((stop) => {
          const effect = priceEffect(item.price, priceAfter('change', item, stop), item.taxPerMille)
          owed[0] = (owed[0] ?? 0) + effect.difference
          owed[1] = (owed[1] ?? 0) + effect.withTax
          Object.assign(item, { booking: days(stop), price: effect.is })
          return effect.is
        })
        expect(shown.slice(10, 20)).toEqual(shown.slice(0, 10).reverse())
        expect([item.price, ...owed]).toEqual([rates.agreed, 0, 0])
      }),
    )
  })

  test('is within half a cent of the exact share and depends only on the number of days', () => {
    fc.assert(
      fc.property(someRates, someDays, fc.integer({ min: 0, max: 800 }), ({ booked: _, ...rates }, count, later) => {
        const price = priceOf(rates, days(count))
        const [is, exact] = [
          BigInt(price) * BigInt(rates.listed),
          BigInt(listedRate(rates.daily, count)) * BigInt(rates.agreed),
        ]
        const off = is > exact ? is - exact : exact - is
        expect(off * 2n <= BigInt(rates.listed)).toBe(true)
        expect(priceOf(rates, days(count, addDays('2026-12-07', later)))).toBe(price)
      }),
    )
  })

  test('counts days, not hours, across clock changes, a leap day and the end of a year', () => {
    const rates = { daily: 10_000, listed: 50_000, agreed: 45_055 }
    for (const from of ['2027-03-12', '2027-11-05', '2028-02-27', '2026-12-29']) {
      expect(priceOf(rates, days(5, from))).toBe(45_055)
    }
    expect(priceOf(rates, { from: '2027-02-27', to: '2027-03-02' })).toBe(36_044)
    expect(priceOf(rates, { from: '2028-02-27', to: '2028-03-02' })).toBe(45_055)
  })
})

describe('five days agreed at $450.55, listed at $100 a day', () => {
  const item = {
    ...{ booking: days(5), rates: { daily: 10_000, listed: 50_000, agreed: 45_055 }, price: 45_055, taxPerMille: 89 },
    ...{ offered: { from: '2026-12-07', to: '2026-12-31' }, taken: [] },
  }

  test.each([
    ['extend', 6, 54_066],
    ['extend', 7, 45_055],
    ['extend', 8, 45_055],
    ['extend', 13, 81_099],
    ['change', 7, 27_033],
    ['complete', 2, 45_055],
  ] as const)('%s to %i days costs %i cents', (kind, count, cents) => {
    expect(priceAfter(kind, item, count)).toBe(cents)
  })

  test('an extension never lowers a price raised by an earlier one', () => {
    expect(priceAfter('extend', { ...item, price: 54_066 }, 7)).toBe(54_066)
  })

  const week = (rate: number) => ({ days: days(7), rate })
  test.each([
    ['extend', 6, {}, week(45_055)],
    ['extend', 7, {}, null],
    ['change', 5, {}, week(27_033)],
    ['change', 4, {}, week(27_033)],
    ['change', 3, {}, null],
    ['cancel', 5, {}, null],
    ['complete', 5, {}, null],
    ['extend', 6, { offered: { from: '2026-12-12', to: '2026-12-13' } }, week(45_055)],
    ['extend', 6, { offered: { from: '2026-12-12', to: '2026-12-12' } }, null],
    ['extend', 6, { taken: [days(2, '2026-12-14')] }, week(45_055)],
    ['extend', 6, { taken: [days(2, '2026-12-13')] }, null],
    ['change', 5, { taken: [days(2, '2026-12-05')] }, week(27_033)],
    ['change', 5, { taken: [days(2, '2026-12-06')] }, null],
  ] as const)('%s to %i days, with %o: the cheaper alternative is %o', (kind, count, part, cheaper) => {
    expect(cheaperDays(kind, { ...item, ...part }, days(count))).toEqual(cheaper)
  })

  test('no cheaper alternative before dates are chosen', () => {
    expect(cheaperDays('extend', item, { from: '', to: '' })).toBeNull()
  })
})

describe('dates in the dialog', () => {
  const booking = days(5)
  const someItem = fc
    .record({
      kind: fc.constantFrom('change', 'extend', 'complete'),
      booked: fc.integer({ min: 1, max: 365 }),
      today: fc.integer({ min: -30, max: 30 }).map((later) => addDays(booking.from, later)),
      daily: fc.constantFrom(10_000, 30_000_000),
    })
    .map(({ kind, booked, today, daily }) => ({
      kind,
      today,
      booking: days(booked),
      offered:
        kind === 'complete'
          ? lastDays({ booking: days(booked), today })
          : daysOffered(kind, { booking: days(booked), today }),
      rates: { daily, listed: listedRate(daily, booked), agreed: listedRate(daily, booked) },
      ...{ price: listedRate(daily, booked), taxPerMille: 89, taken: [] },
    }))

  test('have a price exactly when they are allowed, and no hint when refused', () => {
    const near = fc.oneof(fc.integer({ min: -15, max: 15 }), fc.integer({ min: -40, max: 400 }))
    fc.assert(
      fc.property(someItem, near, near, (item, first, last) => {
        const { kind } = item
        const from = kind === 'change' ? addDays(item.booking.from, first) : item.booking.from
        const wanted = { from, to: addDays(item.booking.to, last) }
        const refusal = from <= wanted.to ? checkItemDays(kind, wanted, item)?.code : 'reversed'
        const isPriced = refusal === undefined || refusal === 'same-period'
        expect(effectOf(kind, item, wanted) !== null).toBe(isPriced)
        if (!isPriced) expect(cheaperDays(kind, item, wanted)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['extend', '', '2026-12-14'],
    ['change', '2026-12-04', '2026-12-14'],
  ] as const)('have no price when another booking blocks them: %s', (kind, from, to) => {
    const taken = [days(2, '2026-12-13')]
    const item = { booking, offered: { from: '2026-12-01', to: '2026-12-31' }, taken, price: 45_055, taxPerMille: 89 }
    const rates = { daily: 10_000, listed: 50_000, agreed: 45_055 }
    expect(effectOf(kind, { ...item, rates }, { from, to })).toBeNull()
    expect(effectOf(kind, { ...item, rates, taken: [] }, { from, to })).not.toBeNull()
  })
})

test('the price effect has the new price and the differences before and after tax, each rounded', () => {
  expect(priceEffect(45_055, 36_044, 89)).toEqual({ is: 36_044, difference: -9_011, withTax: -9_813 })
  expect(priceEffect(45_055, 0, 89)).toEqual({ is: 0, difference: -45_055, withTax: -49_065 })
})
