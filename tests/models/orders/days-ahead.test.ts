import { expect, test } from 'vitest'
import { daysAhead } from '~/models/orders/pickup-window'

test('groups bookings that start within a week by day, in the time zone of each vehicle', () => {
  const item = (from: string, today = '2026-12-06') => ({ booking: { from, to: from }, today })
  const days = ['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-13', '2026-12-14'].map((from) =>
    item(from),
  )
  const sections = daysAhead([...days, item('2026-12-06', '2026-12-05')])
  expect(
    sections.map(({ heading, items }) => [heading, items.map(({ booking, today }) => `${booking.from} on ${today}`)]),
  ).toEqual([
    ['Today', ['2026-12-06 on 2026-12-06']],
    ['Tomorrow', ['2026-12-07 on 2026-12-06', '2026-12-06 on 2026-12-05']],
    ['This week', ['2026-12-08 on 2026-12-06', '2026-12-13 on 2026-12-06']],
  ])
})

test('leaves out empty sections', () => {
  expect(daysAhead([])).toEqual([])
})
