import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLongDay, formatMonth } from '~/models/trade/days/calendar'
import {
  type Booking,
  countDays,
  formatBooking,
  formatDay,
  formatDayCount,
  formatDayOfYear,
  isDay,
  takenAmong,
  takenDaysSummary,
  takenDaysText,
} from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'
import { nearDay } from '~/models/trade/days/near-day'
import {
  formatDeadline,
  formatExactInstant,
  formatInstant,
  formatInstantShort,
  startOfDayIn,
  todayIn,
} from '~/models/trade/days/zones'

const someDay = fc
  .integer({ min: Date.UTC(1950, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))

const someZone = fc.constantFrom('America/New_York', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC')

describe('a day of the calendar', () => {
  test.each(['2026-12-07', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is valid', (text) =>
    expect(isDay(text)).toBe(true),
  )

  test.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '2026-12-07T00:00:00',
    '07-12-2026',
    '0000-01-01',
    '9999-12-31',
    '2026-12-07\n',
    'tomorrow',
  ])('%j is invalid', (text) => expect(isDay(text)).toBe(false))
})

test('any day reads as Intl would write it', () => {
  const text = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(day))
  fc.assert(
    fc.property(someDay, (day) => {
      expect(formatDayOfYear(day)).toBe(text(day, { dateStyle: 'medium' }))
      expect(formatLongDay(day)).toBe(text(day, { dateStyle: 'full' }))
      expect(formatMonth(day.slice(0, 7))).toBe(text(day, { month: 'long', year: 'numeric' }))
    }),
  )
})

describe('a booking', () => {
  test.each([
    ['2026-12-07', '2026-12-07', 1],
    ['2026-12-07', '2026-12-11', 5],
    ['2026-12-30', '2027-01-02', 4],
    ['2024-02-28', '2024-03-01', 3],
    ['2026-03-07', '2026-03-09', 3],
    ['2026-10-31', '2026-11-02', 3],
  ])('from %s to %s includes both ends: %i days', (from, to, days) => expect(countDays({ from, to })).toBe(days))

  test('countDays is the inverse of addDays, across clock changes and leap years', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 800 }), (from, days) => {
        const to = addDays(from, days - 1)
        expect(countDays({ from, to })).toBe(days)
        expect(addDays(to, 1 - days)).toBe(from)
        expect(isDay(to)).toBe(true)
      }),
    )
  })

  test.each([
    ['the same days', '2026-12-07', '2026-12-09', true],
    ['one shared day', '2026-12-09', '2026-12-12', true],
    ['a day within', '2026-12-08', '2026-12-08', true],
    ['days around', '2026-12-01', '2026-12-31', true],
    ['the day after', '2026-12-10', '2026-12-12', false],
    ['the day before', '2026-12-01', '2026-12-06', false],
  ])('overlaps another with %s: %s to %s, %s', (_, from, to, meets) => {
    const booking = { from: '2026-12-07', to: '2026-12-09' }
    expect(overlaps(booking, { from, to })).toBe(meets)
  })

  test('overlaps another exactly when they share a day', () => {
    const someBooking = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 8 }))
      .map(([start, length]): Booking => {
        const from = addDays('2026-10-25', start)
        return { from, to: addDays(from, length) }
      })
    const daysOf = ({ from, to }: Booking) =>
      Array.from({ length: countDays({ from, to }) }, (_, n) => addDays(from, n))
    fc.assert(
      fc.property(someBooking, someBooking, (one, other) => {
        const shared = daysOf(one).some((day) => daysOf(other).includes(day))
        expect(overlaps(one, other)).toBe(shared)
        expect(overlaps(other, one)).toBe(shared)
      }),
    )
  })
})

describe('the current day', () => {
  test.each([
    ['America/New_York', '2026-12-07T04:59:59Z', '2026-12-06'],
    ['America/New_York', '2026-12-07T05:00:00Z', '2026-12-07'],
    ['America/Los_Angeles', '2026-12-07T05:00:00Z', '2026-12-06'],
    ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30'],
    ['America/Los_Angeles', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['America/New_York', '2027-01-01T04:59:59.999Z', '2026-12-31'],
  ])('in %s at %s: %s', (zone, instant, day) => expect(todayIn(zone, new Date(instant))).toBe(day))

  test.each([
    ['2026-12-07', 'America/New_York', '2026-12-07T05:00:00.000Z'],
    ['2026-12-07', 'America/Los_Angeles', '2026-12-07T08:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z'],
    ['2026-11-02', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
    ['2026-09-27', 'Pacific/Auckland', '2026-09-26T12:00:00.000Z'],
    ['2026-09-28', 'Pacific/Auckland', '2026-09-27T11:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) => expect(startOfDayIn(day, zone).toISOString()).toBe(instant))

  test('a day begins at its first instant, even on a clock change', () => {
    fc.assert(
      fc.property(someDay, someZone, (day, zone) => {
        const start = startOfDayIn(day, zone)
        expect(todayIn(zone, start)).toBe(day)
        expect(todayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })
})

describe('formatted days', () => {
  const today = '2026-11-20'

  test('omit the current year', () => {
    expect(formatDay('2026-12-07', today)).toBe('Dec 7')
    expect(formatDay('2027-01-02', today)).toBe('Jan 2, 2027')
    expect(formatDayOfYear('2026-11-12')).toBe('Nov 12, 2026')
  })

  test.each([
    ['2026-12-07', '2026-12-11', 'Dec 7 to Dec 11'],
    ['2026-12-07', '2026-12-07', 'Dec 7'],
    ['2026-12-30', '2027-01-02', 'Dec 30 to Jan 2, 2027'],
  ])('%s to %s reads %s', (from, to, text) => expect(formatBooking({ from, to }, today)).toBe(text))

  test('use the singular for one day', () => {
    expect(formatDayCount(1)).toBe('1 day')
    expect(formatDayCount(5)).toBe('5 days')
  })
})

const BOOKABLE = { from: '2026-11-22', to: '2028-11-22' }
const EARLY = { from: '2026-12-01', to: '2026-12-05', text: 'early' }
const LATE = { from: '2026-12-08', to: '2026-12-08', text: 'late' }

test.each([
  ['2026-12-01', '2026-12-05', '2026-12-06', 'Taken Dec 1 to Dec 5. Free from Dec 6.'],
  ['2026-12-08', '2026-12-08', '2026-12-09', 'Taken Dec 8. Free from Dec 9.'],
  ['2026-12-30', '2027-01-02', '2027-01-03', 'Taken Dec 30 to Jan 2, 2027. Free from Jan 3, 2027.'],
  ['2028-11-20', '2028-11-22', '2028-11-23', 'Taken Nov 20, 2028 to Nov 22, 2028.'],
])('summarizes taken days from %s to %s', (from, to, freeFrom, text) => {
  expect(takenDaysSummary({ from, to }, freeFrom, BOOKABLE)).toBe(text)
})

test('lists up to six taken periods in one line', () => {
  const period = (day: number) => ({ from: `2026-12-0${day}`, to: `2026-12-0${day}` })
  expect(takenDaysText([], '2026-11-22')).toBe('')
  expect(takenDaysText([EARLY, { from: '2027-01-03', to: '2027-01-03' }], '2026-11-22')).toBe(
    'Taken Dec 1 to Dec 5 and Jan 3, 2027.',
  )
  expect(takenDaysText([1, 2, 3, 4, 5, 6, 7].map(period), '2026-11-22')).toBe(
    'Taken Dec 1, Dec 2, Dec 3, Dec 4, Dec 5, and Dec 6.',
  )
})

test.each([
  ['2026-12-04', '2026-12-08', [EARLY, LATE]],
  ['2026-12-05', '2026-12-05', [EARLY]],
  ['2026-12-06', '2026-12-07', []],
  ['2026-12-04', '', []],
  ['', '2026-12-04', []],
])('finds the taken periods that overlap "%s" to "%s"', (from, to, inTheWay) => {
  expect(takenAmong([EARLY, LATE], { from, to })).toEqual(inTheWay)
})

const NOW = new Date('2026-12-07T15:00:00Z')

test.each([
  ['2026-12-07T14:42:00Z', 'today, 9:42 AM', '9:42 AM'],
  ['2026-12-07T05:00:00Z', 'today, 12:00 AM', '12:00 AM'],
  ['2026-12-07T04:59:00Z', 'Dec 6, 11:59 PM', 'Dec 6'],
  ['2026-12-09T21:10:00Z', 'Dec 9, 4:10 PM', 'Dec 9'],
  ['2027-01-01T04:59:00Z', 'Dec 31, 11:59 PM', 'Dec 31'],
  ['2027-01-01T05:00:00Z', 'Jan 1, 2027, 12:00 AM', 'Jan 1'],
])('%s reads %s in New York, in short %s', (instant, text, short) => {
  expect(formatInstant(new Date(instant), 'America/New_York', NOW)).toBe(text)
  expect(formatInstantShort(new Date(instant), 'America/New_York', NOW)).toBe(short)
})

test('formats the day of the time zone', () => {
  expect(formatInstant(new Date('2026-12-07T06:00:00Z'), 'America/Los_Angeles', NOW)).toBe('Dec 6, 10:00 PM PT')
})

test.each([
  ['2026-12-07T14:42:00Z', 'America/New_York', 'Dec 7, 9:42 AM ET'],
  ['2026-12-07T14:42:00Z', 'America/Los_Angeles', 'Dec 7, 6:42 AM PT'],
  ['2027-07-01T14:42:00Z', 'America/New_York', 'Jul 1, 2027, 10:42 AM ET'],
])('a deadline at %s in %s reads %s', (instant, zone, text) => {
  expect(formatDeadline(new Date(instant), zone, NOW)).toBe(text)
})

test('an exact instant has the second and the zone', () => {
  expect(formatExactInstant(new Date('2026-11-22T17:17:13Z'), 'UTC')).toBe('November 22, 2026, 5:17:13 PM UTC')
})

test.each([
  ['2026-12-07', 'today'],
  ['2026-12-08', 'tomorrow'],
  ['2026-12-06', 'yesterday'],
  ['2026-12-13', 'Sun'],
  ['2026-12-14', 'Dec 14'],
  ['2026-12-01', 'Tue'],
  ['2026-11-30', 'Nov 30'],
  ['2027-01-04', 'Jan 4, 2027'],
])('on Dec 7, %s is %s', (day, expected) => expect(nearDay(day, '2026-12-07')).toBe(expected))
