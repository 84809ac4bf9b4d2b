import { expect, test } from 'vitest'
import { takenAmong, takenDaysSummary, takenDaysText } from '~/models/trade/days/day-words'

const BOOKABLE = { from: '2026-11-22', to: '2028-11-22' }
const EARLY = { from: '2026-12-01', to: '2026-12-05', words: 'early' }
const LATE = { from: '2026-12-08', to: '2026-12-08', words: 'late' }

test.each([
  ['2026-12-01', '2026-12-05', '2026-12-06', 'Taken Dec 1 to Dec 5. Free from Dec 6.'],
  ['2026-12-08', '2026-12-08', '2026-12-09', 'Taken Dec 8. Free from Dec 9.'],
  ['2026-12-30', '2027-01-02', '2027-01-03', 'Taken Dec 30 to Jan 2, 2027. Free from Jan 3, 2027.'],
  ['2028-11-20', '2028-11-22', '2028-11-23', 'Taken Nov 20, 2028 to Nov 22, 2028.'],
])('from %s to %s', (from, to, freeFrom, words) => {
  expect(takenDaysSummary({ from, to }, freeFrom, BOOKABLE)).toBe(words)
})

test('the nearest periods stand in one line', () => {
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
])('of the days from "%s" to "%s" those are in the way that hold one of them', (from, to, inTheWay) => {
  expect(takenAmong([EARLY, LATE], { from, to })).toEqual(inTheWay)
})
