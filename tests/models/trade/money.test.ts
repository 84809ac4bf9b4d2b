import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, formatDollars, formatExact, formatPrice, parseMoney } from '~/models/trade/money'

describe('sums', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [104000, '$1,040.00'],
    [200376, '$2,003.76'],
    [123456789, '$1,234,567.89'],
  ])('%i cents read %s', (cents, text) => expect(formatCents(cents)).toBe(text))

  test.each([
    [45000, '$450'],
    [16376, '$164'],
    [200376, '$2,004'],
    [50, '$1'],
    [49, '$0'],
  ])('%i cents in whole dollars read %s', (cents, text) => expect(formatDollars(cents)).toBe(text))
})

describe('a price where room is short', () => {
  test.each([
    [45000, '$450'],
    [45050, '$450.50'],
    [234000, '$2,340'],
    [999900, '$9,999'],
    [999901, '$10K'],
    [1000000, '$10K'],
    [1215000, '$12.2K'],
    [25000000, '$250K'],
    [99999999, '$999.9K'],
    [100000000, '$1M'],
    [125000000, '$1.3M'],
  ])('%i cents read %s', (cents, text) => expect(formatPrice(cents)).toBe(text))

  test.each([
    [104000, '$1,040'],
    [1224050, '$12,240.50'],
    [100000000, '$1,000,000'],
  ])('%i cents that are agreed to read %s', (cents, text) => expect(formatExact(cents)).toBe(text))
})

describe('what a person types for an amount', () => {
  test.each([
    ['1040', 104000],
    ['1,040.50', 104050],
    ['$1040', 104000],
    [' $ 1,040 ', 104000],
    ['1040.5', 104050],
    ['1040.', 104000],
    ['.5', 50],
    ['0', 0],
    ['-5', -500],
    ['-$5.25', -525],
    ['$-5', -500],
    ['-0', 0],
    ['1,000,000', 100000000],
  ])('%j is %i cents', (text, cents) => expect(parseMoney(text)).toBe(cents))

  test.each([
    '',
    ' ',
    '.',
    '$',
    '-',
    '--5',
    '-$-5',
    '1.005',
    '1,04',
    '1.040,50',
    '10,40',
    ',500',
    '1e3',
    '0x10',
    'abc',
    '5 dollars',
    '٣',
    '1 040',
    '9999999999',
    'Infinity',
    'NaN',
  ])('%j is no amount', (text) => expect(parseMoney(text)).toBeNull())

  test('reads back whatever is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(parseMoney(formatCents(cents))).toBe(cents)
        expect(parseMoney((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })

  test('never yields anything but whole cents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = parseMoney(text)
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true)
      }),
    )
  })
})
