import { expect, test } from 'vitest'
import {
  formatDeadline,
  formatExactInstant,
  formatInstant,
  formatInstantShort,
} from '~/models/trade/days/instant-words'

const NOW = new Date('2026-12-07T15:00:00Z')

test.each([
  ['2026-12-07T14:42:00Z', 'today, 9:42 AM', '9:42 AM'],
  ['2026-12-07T05:00:00Z', 'today, 12:00 AM', '12:00 AM'],
  ['2026-12-07T04:59:00Z', 'Dec 6, 11:59 PM', 'Dec 6'],
  ['2026-12-09T21:10:00Z', 'Dec 9, 4:10 PM', 'Dec 9'],
  ['2027-01-01T04:59:00Z', 'Dec 31, 11:59 PM', 'Dec 31'],
  ['2027-01-01T05:00:00Z', 'Jan 1, 2027, 12:00 AM', 'Jan 1'],
])('%s reads %s in New York, in short %s', (instant, words, short) => {
  expect(formatInstant(new Date(instant), 'America/New_York', NOW)).toBe(words)
  expect(formatInstantShort(new Date(instant), 'America/New_York', NOW)).toBe(short)
})

test('the day is the day of the zone', () => {
  expect(formatInstant(new Date('2026-12-07T06:00:00Z'), 'America/Los_Angeles', NOW)).toBe('Dec 6, 10:00 PM')
})

test.each([
  ['2026-12-07T14:42:00Z', 'America/New_York', 'Dec 7, 9:42 AM ET'],
  ['2026-12-07T14:42:00Z', 'America/Los_Angeles', 'Dec 7, 6:42 AM PT'],
  ['2027-07-01T14:42:00Z', 'America/New_York', 'Jul 1, 2027, 10:42 AM ET'],
])('a deadline at %s in %s reads %s, whatever the day', (instant, zone, words) => {
  expect(formatDeadline(new Date(instant), zone, NOW)).toBe(words)
})

test('what was signed says its second and its zone', () => {
  expect(formatExactInstant(new Date('2026-11-22T17:17:13Z'), 'UTC')).toBe('November 22, 2026, 5:17:13 PM UTC')
})
