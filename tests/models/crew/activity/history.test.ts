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

test('groups entries by day and keeps their order', () => {
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
])('%i new entries read %s', (count, text) => {
  expect(newActivityText(count)).toBe(text)
})

test.each([
  ['newer than the last one seen', 2001, 2000, null],
  ['at the time of the last one seen', 2000, 2000, 'seen'],
  ['from before joining, with entries seen', 999, 2000, 'seen'],
  ['from before joining, with none seen', 999, null, 'joined'],
  ['at the time of joining', 1000, null, null],
])('the read state of an entry %s', (_, at, seen, why) => {
  expect(readStateOf({ seenAt: seen === null ? null : new Date(seen), joinedAt: new Date(1000) }, new Date(at))).toBe(
    why,
  )
})
