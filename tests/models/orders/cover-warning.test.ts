import { expect, test } from 'vitest'
import { coverWarningFor } from '~/models/orders/papers/cover-warning'

const cover = { expiresOn: '2026-12-09', othersLast: null }

test.each([
  ['2026-12-09', cover, null],
  ['2026-12-10', cover, 'Dec 10, 2026'],
  ['2026-12-10', { ...cover, othersLast: '2026-12-08' }, 'Dec 10, 2026'],
  ['2026-12-10', { ...cover, othersLast: '2026-12-20' }, 'Dec 20, 2026'],
  // no fault of this one
  ['2026-12-09', { ...cover, othersLast: '2026-12-20' }, null],
  ['2027-01-31', null, null],
])('a booking that ends on %s beside %j', (to, beside, last) => {
  const sentence = `The COI runs out on Dec 9, 2026, before the last rental day, ${last}. Please upload one that covers it.`
  expect(coverWarningFor(beside, to)).toBe(last && sentence)
})
