import { expect, test } from 'vitest'
import { checkOwnerDays } from '~/models/owner/owner-days'

const TODAY = '2026-11-20'
const HELD = [
  { from: '2026-12-07', to: '2026-12-11', kind: 'order' },
  { from: '2026-12-12', to: '2026-12-12', kind: 'owner' },
  { from: '2027-01-04', to: '2027-01-05', kind: 'owner' },
  { from: '2027-01-06', to: '2027-01-10', kind: 'vacation' },
] as const

const refusalOf = (from: string, to: string) => {
  const refusal = checkOwnerDays({ from, to }, HELD, TODAY)
  return refusal && [refusal.code, refusal.field, refusal.hint]
}

test.each([
  [TODAY, TODAY],
  ['2027-01-11', '2028-11-20'],
])('available days from today on can be blocked: %s to %s', (from, to) => {
  expect(refusalOf(from, to)).toBeNull()
})

test.each([
  ['2026-11-19', '2026-11-21', ['starts-in-the-past', 'from', undefined]],
  ['2028-11-19', '2028-11-21', ['too-far-ahead', 'to', undefined]],
  ['2028-11-21', '2028-11-22', ['too-far-ahead', 'from', undefined]],
  [
    '2026-12-11',
    '2026-12-12',
    [
      'days-taken',
      'from',
      'Booked: Dec 7, 2026 to Dec 11, 2026. The nearest available dates are Dec 13, 2026 to Dec 14, 2026.',
    ],
  ],
  [
    '2026-12-12',
    '2026-12-14',
    ['days-taken', 'from', 'Blocked: Dec 12, 2026. Choose other dates, or unblock them first.'],
  ],
  [
    '2027-01-05',
    '2027-01-06',
    [
      'days-taken',
      'from',
      'Blocked: Jan 4, 2027 to Jan 5, 2027. Vacation: Jan 6, 2027 to Jan 10, 2027. Choose other dates.',
    ],
  ],
  [
    TODAY,
    '2028-11-20',
    ['days-taken', 'from', 'Booked: Dec 7, 2026 to Dec 11, 2026. No other dates of that length are available.'],
  ],
])('%s to %s cannot be blocked', (from, to, refusal) => {
  expect(refusalOf(from, to)).toEqual(refusal)
})
