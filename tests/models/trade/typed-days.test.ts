import { expect, test } from 'vitest'
import { takeDays } from '~/models/trade/days/typed-days'

const TODAY = '2026-11-26'
const days = (text: string, today = TODAY) => {
  const { booking, rest } = takeDays(text, today)
  return booking && [booking.from, booking.to, rest]
}

test.each([
  ['bel air dec 7-11', '2026-12-07', '2026-12-11', 'bel air'],
  ['bel air Dec. 7 – 11', '2026-12-07', '2026-12-11', 'bel air'],
  ['December 7th to december 11th bel air', '2026-12-07', '2026-12-11', 'bel air'],
  ['cop car 12/7-12/11', '2026-12-07', '2026-12-11', 'cop car'],
  ['12/7-11 taxi', '2026-12-07', '2026-12-11', 'taxi'],
  ['taxi 12/7/27', '2027-12-07', '2027-12-07', 'taxi'],
  ['dec 28 - jan 3', '2026-12-28', '2027-01-03', ''],
  ['dec 28-3 truck', '2026-12-28', '2027-01-03', 'truck'],
  ['truck dec 7, 2027 until dec 9, 2027', '2027-12-07', '2027-12-09', 'truck'],
  ['nov 26', '2026-11-26', '2026-11-26', ''],
  ['nov 25', '2027-11-25', '2027-11-25', ''],
  ['nov 25-28', '2027-11-25', '2027-11-28', ''],
  ['bus today', '2026-11-26', '2026-11-26', 'bus'],
  ['bus tomorrow', '2026-11-27', '2026-11-27', 'bus'],
  ['bus today to tomorrow', '2026-11-26', '2026-11-27', 'bus'],
  ['57 chevy may 4 red', '2027-05-04', '2027-05-04', '57 chevy red'],
])('%j asks for %s to %s and leaves %j', (text, from, to, rest) => {
  expect(days(text)).toEqual([from, to, rest])
})

test('the 29th of February is the next one there is', () => {
  expect(days('feb 29', '2027-03-01')).toEqual(['2028-02-29', '2028-02-29', ''])
})

test.each([
  '',
  'bel air',
  'dec',
  'dec 32',
  'feb 30',
  '13/7',
  '12/7/2031',
  'nov 3, 2026',
  'dec 11, 2026 - dec 7, 2026',
  '1957 bel air',
  'maybach 62',
  'may57',
  '12/7/26/3',
  '🚗 % _ \' " \\',
])('%j asks for no days and stays as it is', (text) => {
  expect(takeDays(text, TODAY)).toEqual({ booking: null, rest: text })
})

test('ten thousand characters are read at once', () => {
  const text = 'dec 7-'.repeat(1_700)
  const begin = performance.now()
  takeDays(text, TODAY)
  expect(performance.now() - begin).toBeLessThan(100)
})
