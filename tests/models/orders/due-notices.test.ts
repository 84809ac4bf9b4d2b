import { expect, test } from 'vitest'
import { mailDay, noticesDue } from '~/models/orders/items/due-notices'

const booking = { from: '2026-12-07', to: '2026-12-11' }

test.each([
  ['2026-12-06', ''],
  ['2026-12-07', 'first-day 2026-12-07'],
  ['2026-12-08', ''],
  ['2026-12-11', ''],
  ['2026-12-12', 'overdue 2026-12-11'],
  ['2027-02-01', 'overdue 2026-12-11'],
])('on %s, notices due for a booking from December 7 to 11: %j', (today, due) => {
  expect(dueNotices('confirmed', null, today)).toBe(due)
  for (const status of ['completed', 'cancelled'] as const) expect(dueNotices(status, null, today)).toBe('')
})

test.each([
  ['2026-12-12', '2026-12-11', ''],
  ['2026-12-12', '2026-12-12', 'overdue 2026-12-11, next-at-risk 2026-12-12'],
  ['2026-12-13', '2026-12-12', 'overdue 2026-12-11, next-at-risk 2026-12-13'],
  ['2026-12-14', '2026-12-12', 'overdue 2026-12-11'],
  ['2026-12-14', '2026-12-15', 'overdue 2026-12-11'],
])('with the next booking from %s, notices due on %s: %j', (from, today, due) =>
  expect(dueNotices('confirmed', { from, to: '2026-12-20' }, today)).toBe(due),
)

test('a one-day booking is overdue the next day', () => {
  const day = { from: '2028-02-29', to: '2028-02-29' }
  expect(noticesDue({ status: 'confirmed', booking: day }, null, '2028-02-29')).toEqual([
    { kind: 'first-day', day: '2028-02-29' },
  ])
  expect(noticesDue({ status: 'confirmed', booking: day }, null, '2028-03-01')).toEqual([
    { kind: 'overdue', day: '2028-02-29' },
  ])
})

test.each([
  ['America/New_York', '2026-12-07T10:59Z', '2026-12-06'],
  ['America/New_York', '2026-12-07T11:00Z', '2026-12-07'],
  ['America/Chicago', '2026-12-07T11:59Z', '2026-12-06'],
  ['America/Los_Angeles', '2026-12-07T13:59Z', '2026-12-06'],
  ['America/Los_Angeles', '2026-12-07T14:00Z', '2026-12-07'],
  ['America/Los_Angeles', '2027-01-01T13:59Z', '2026-12-31'],
])('in %s at %s, emails are for %s: the day starts at 6 AM', (zone, at, day) =>
  expect(mailDay(zone, new Date(at))).toBe(day),
)

function dueNotices(
  status: 'confirmed' | 'completed' | 'cancelled',
  next: typeof booking | null,
  today: string,
): string {
  return noticesDue({ status, booking }, next, today)
    .map(({ kind, day }) => `${kind} ${day}`)
    .join(', ')
}
