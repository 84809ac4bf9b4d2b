import { expect, test } from 'vitest'
import { priceForDays } from '~/models/fleet/free-days'

test.each([
  [38_000, '2026-12-07', '2026-12-11', '$1,900 for 5 days'],
  [38_000, '2026-12-07', '2026-12-07', '$380 for 1 day'],
  [38_000, '2026-12-07', '2026-12-14', '$1,520 for 8 days'],
  [10_050, '2026-12-31', '2027-01-01', '$201 for 2 days'],
  [250_000, '2028-02-26', '2028-03-26', '$22.5K for 30 days'],
])('%i cents a day from %s to %s are %s', (daily, from, to, words) => {
  expect(priceForDays(daily, { from, to })).toBe(words)
})
