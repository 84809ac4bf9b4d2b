import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHECKOUT_TAX,
  formatCents,
  formatDollars,
  formatExact,
  formatPrice,
  LIST_TAX,
  parseMoney,
  shortDollars,
  sumWithTax,
  taxOn,
  withTax,
} from '~/models/trade/money'

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

test('any abbreviated price reads as Intl would write it', () => {
  const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
  fc.assert(
    fc.property(fc.integer({ min: 999_901, max: 2_000_000_000 }), (cents) => {
      const [, digits, unit] = /^\$(.+)([KM])$/.exec(formatPrice(cents)) ?? []
      const amount = unit === 'M' ? cents / 100_000_000 : Math.min(cents / 100_000, 999.9)
      expect(digits).toBe(oneDecimal.format(amount))
    }),
  )
})

test('any sum reads as Intl would write it', () => {
  const currency = { style: 'currency', currency: 'USD' } as const
  const withCents = new Intl.NumberFormat('en-US', currency)
  const whole = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(formatCents(cents)).toBe(withCents.format(cents / 100))
      expect(formatDollars(cents)).toBe(whole.format(cents / 100))
    }),
  )
})

describe('an abbreviated price', () => {
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
  ])('%i cents of an agreed rate read %s', (cents, text) => expect(formatExact(cents)).toBe(text))
})

describe('a typed amount', () => {
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
  ])('%j is invalid', (text) => expect(parseMoney(text)).toBeNull())

  test('parses back from its formatted text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(parseMoney(formatCents(cents))).toBe(cents)
        expect(parseMoney((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })

  test('is null or in whole cents for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cents = parseMoney(text)
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true)
      }),
    )
  })
})

const someAmount = fc.integer({ min: 0, max: 1_000_000_000 })
const someTax = fc.constantFrom(LIST_TAX, CHECKOUT_TAX)

describe('tax on one line', () => {
  test.each([
    [130000, 11050],
    [104000, 8840],
    [100, 9],
    [0, 0],
    [1, 0],
    [6, 1],
    [5, 0],
    [1000, 85],
  ])('8.5%% of %i cents is %i on a card', (amount, tax) => expect(taxOn(amount, LIST_TAX)).toBe(tax))

  test.each([
    [104000, 9256],
    [80000, 7120],
    [197000, 17533],
    [500, 45],
    [1500, 134],
  ])('8.9%% of %i cents is %i at checkout', (amount, tax) => expect(taxOn(amount, CHECKOUT_TAX)).toBe(tax))

  test('is the nearest whole cent, half a cent up', () => {
    fc.assert(
      fc.property(someAmount, someTax, (amount, tax) => {
        const due = taxOn(amount, tax)
        expect(Number.isSafeInteger(due)).toBe(true)
        const beyond = due * 1000 - amount * tax
        expect(beyond).toBeGreaterThan(-500)
        expect(beyond).toBeLessThanOrEqual(500)
      }),
    )
  })
})

describe('a sum', () => {
  test('adds the tax of its lines', () => {
    expect(sumWithTax([104000, 80000], CHECKOUT_TAX)).toEqual({ subTotal: 184000, tax: 16376, total: 200376 })
    expect(sumWithTax([], CHECKOUT_TAX)).toEqual({ subTotal: 0, tax: 0, total: 0 })
  })

  test('is taxed per line: three lines of 6 cents owe 3, not 2', () => {
    expect(sumWithTax([6, 6, 6], LIST_TAX).tax).toBe(3)
    expect(taxOn(18, LIST_TAX)).toBe(2)
  })

  test('equals the total of its lines in any order', () => {
    fc.assert(
      fc.property(fc.array(someAmount, { maxLength: 20 }), someTax, (amounts, tax) => {
        const sum = sumWithTax(amounts, tax)
        const lines = amounts.map((amount) => withTax(amount, tax))
        expect(sum.tax).toBe(lines.reduce((total, line) => total + line.tax, 0))
        expect(sum.total).toBe(sum.subTotal + sum.tax)
        expect(sumWithTax([...amounts].reverse(), tax)).toEqual(sum)
      }),
    )
  })
})

test.each([
  [33_750, '338'],
  [104_000, '1,040'],
  [999_949, '9,999'],
  [1_249_900, '12K'],
  [123_456_789, '1M'],
])('%i cents are %s in a narrow column', (cents, text) => expect(shortDollars(cents)).toBe(text))
