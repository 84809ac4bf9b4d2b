import { expect, test } from 'vitest'
import { usedDays } from '~/models/lists/external/external-status'

const USED = { usingFrom: '2026-12-11', usingTo: '2026-12-13', bookingFrom: null, bookingTo: null }

test.each<[Partial<Record<'bookingFrom' | 'bookingTo', string>>, string | null]>([
  [{}, null],
  [{ bookingFrom: '2026-12-11', bookingTo: '2026-12-13' }, null],
  [{ bookingFrom: '2026-12-10', bookingTo: '2026-12-14' }, 'used Dec 11 to Dec 13'],
  [{ bookingFrom: '2026-12-11', bookingTo: '2026-12-14' }, 'used Dec 11 to Dec 13'],
])('an external vehicle that is rented %j has other days of use: %s', (rental, text) => {
  expect(usedDays({ ...USED, ...rental }, '2026-11-29')).toBe(text)
})
