import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLongDay, formatMonth, monthAfter, monthOf, weekdayOf, weeksOf } from '~/models/trade/calendar'
import { addDays, isDay } from '~/models/trade/days/days'

const someMonth = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

test.each([
  ['2026-11', 5, '2026-11-01', '2026-11-30'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2028-02', 5, '2028-02-01', '2028-02-29'],
  ['2027-05', 6, '2027-05-01', '2027-05-31'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  const days = weeks.flat().filter((day) => day !== null)
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

test('a month has each of its days once, in order, in weeks that begin with Sunday', () => {
  fc.assert(
    fc.property(someMonth, (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      days.forEach((day, index) => {
        expect(isDay(day) && monthOf(day)).toBe(month)
        expect(day).toBe(addDays(`${month}-01`, index))
      })
      expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(monthAfter(month, 1))
      for (const week of weeks)
        expect(week.map((day, place) => day === null || weekdayOf(day) === place)).not.toContain(false)
    }),
  )
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 24, '2028-11'],
])('%s and %i months are %s', (month, months, after) => expect(monthAfter(month, months)).toBe(after))

test('a day and a month are named in full, whatever zone the reader is in', () => {
  expect(formatLongDay('2026-12-07')).toBe('Monday, December 7, 2026')
  expect(formatMonth('2027-01')).toBe('January 2027')
})
