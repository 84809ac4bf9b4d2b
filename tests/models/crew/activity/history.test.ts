import { expect, test } from 'vitest'
import { byDay, dayHeading, newActivityText, readStateOf } from '~/models/crew/activity-history'

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-02-27', 'Friday, February 27, 2026'],
  ['2025-03-01', 'Saturday, March 1, 2025'],
])('the heading of %s on March 1', (day, heading) => {
  expect(dayHeading(day, '2026-03-01')).toBe(heading)
})

test('entries stand by days in their order', () => {
  const entries = ['2026-03-01', '2026-03-01', '2026-02-28'].map((day, id) => ({ day, id }))
  expect(byDay(entries).map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-03-01', [0, 1]],
    ['2026-02-28', [2]],
  ])
  expect(byDay([])).toEqual([])
})

test.each([
  [0, null],
  [5, '5 new'],
  [99, '99 new'],
  [100, '99+ new'],
])('%i new deeds are told as %s', (count, words) => {
  expect(newActivityText(count)).toBe(words)
})

test.each([
  ['later than what was seen', 2001, 2000, null],
  ['of the moment that was seen', 2000, 2000, 'seen'],
  ['from before, seen or not', 999, 2000, 'seen'],
  ['from before', 999, null, 'joined'],
  ['in the moment of joining', 1000, null, null],
])('an entry %s', (_, at, seen, why) => {
  expect(readStateOf({ seenAt: seen === null ? null : new Date(seen), joinedAt: new Date(1000) }, new Date(at))).toBe(
    why,
  )
})
