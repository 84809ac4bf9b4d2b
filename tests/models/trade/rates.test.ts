import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheaperLonger, floorOf, isBelowFloor, listedRate, monthlyRate, perDay, weeklyRate } from '~/models/trade/money'

const someDaily = fc.integer({ min: 1, max: 10_000_000 })
const someDays = fc.integer({ min: 1, max: 400 })

describe('the listed rate', () => {
  test('a week costs three days, a month three weeks', () => {
    expect(weeklyRate(26000)).toBe(78000)
    expect(monthlyRate(26000)).toBe(234000)
  })

  test.each([
    [1, 1],
    [2, 2],
    [5, 5],
    [6, 6],
    [7, 3],
    [8, 4],
    [13, 9],
    [14, 6],
    [21, 9],
    [28, 12],
    [29, 13],
    [30, 9],
    [31, 10],
    [36, 15],
    [37, 12],
    [59, 22],
    [60, 18],
    [67, 21],
    [365, 113],
  ])('%i days cost %i times the daily rate', (days, times) => expect(listedRate(10000, days)).toBe(times * 10000))

  test('adds up from whole months, whole weeks and days', () => {
    fc.assert(
      fc.property(
        someDaily,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        (daily, months, weeks, days) => {
          fc.pre(weeks * 7 + days < 30)
          expect(listedRate(daily, months * 30 + weeks * 7 + days)).toBe(
            months * monthlyRate(daily) + weeks * weeklyRate(daily) + days * daily,
          )
        },
      ),
    )
  })

  test('grows with each day within a week, each week within a month, and each month', () => {
    fc.assert(
      fc.property(someDaily, fc.integer({ min: 1, max: 2000 }), (daily, days) => {
        const grows = (step: number) => expect(listedRate(daily, days + step)).toBeGreaterThan(listedRate(daily, days))
        if ((days % 30) % 7 < 6 && days % 30 < 29) grows(1)
        if (days % 30 < 23) grows(7)
        grows(30)
      }),
    )
  })

  test('is at most the daily rate per day and at least nine days per month', () => {
    fc.assert(
      fc.property(someDaily, someDays, (daily, days) => {
        expect(listedRate(daily, days)).toBeLessThanOrEqual(daily * days)
        expect(listedRate(daily, days)).toBeGreaterThanOrEqual(monthlyRate(daily) * Math.floor(days / 30))
      }),
    )
  })
})

describe('the hint that longer is cheaper', () => {
  test.each([
    [3, null],
    [4, 7],
    [6, 7],
    [7, null],
    [11, 14],
    [14, null],
    [21, null],
    [22, 30],
    [26, 30],
    [29, 30],
    [30, null],
    [34, 37],
    [59, 60],
  ])('for %i days: %s', (days, longer) => expect(cheaperLonger(10000, days)?.days ?? null).toBe(longer))

  test('names what the longer booking costs', () => {
    expect(cheaperLonger(34000, 5)).toEqual({ days: 7, rate: 102000 })
  })

  test('is given exactly when a longer booking within the month costs less', () => {
    fc.assert(
      fc.property(someDaily, someDays, (daily, days) => {
        const nextMonth = Math.floor(days / 30) * 30 + 30
        const longer = Array.from({ length: nextMonth - days }, (_, more) => listedRate(daily, days + 1 + more))
        const hint = cheaperLonger(daily, days)
        expect(hint !== null).toBe(Math.min(...longer) < listedRate(daily, days))
        if (!hint) return
        expect(hint.days).toBeGreaterThan(days)
        expect(hint.rate).toBe(listedRate(daily, hint.days))
        expect(hint.rate).toBe(Math.min(...longer))
      }),
    )
  })
})

describe('the floor of 80%', () => {
  test.each([
    [170000, 136000],
    [100, 80],
    [101, 81],
    [1, 1],
    [99, 80],
  ])('of %i cents is %i cents', (listed, floor) => expect(floorOf(listed)).toBe(floor))

  test('the floor itself passes and a cent less is refused, for any price up to $100,000 a day', () => {
    fc.assert(
      fc.property(someDaily, someDays, (daily, days) => {
        const listed = listedRate(daily, days)
        expect(isBelowFloor(floorOf(listed), listed)).toBe(false)
        expect(isBelowFloor(floorOf(listed) - 1, listed)).toBe(true)
        expect(isBelowFloor(listed, listed)).toBe(false)
      }),
    )
  })

  test('exactly 80% passes whenever 80% is whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000_000 }), (fifth) => {
        expect(floorOf(fifth * 5)).toBe(fifth * 4)
        expect(isBelowFloor(fifth * 4, fifth * 5)).toBe(false)
        expect(isBelowFloor(fifth * 4 - 1, fifth * 5)).toBe(true)
      }),
    )
  })
})

test('a rate per day is rounded to the cent', () => {
  expect(perDay(130000, 5)).toBe(26000)
  expect(perDay(100, 3)).toBe(33)
  expect(perDay(200, 3)).toBe(67)
})
