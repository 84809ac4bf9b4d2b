import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHECKOUT_TAX, LIST_TAX, sumWithTax, taxOn, withTax } from '~/models/trade/money'

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

  test('is not taxed itself: three lines of 6 cents owe 3, not 2', () => {
    expect(sumWithTax([6, 6, 6], LIST_TAX).tax).toBe(3)
    expect(taxOn(18, LIST_TAX)).toBe(2)
  })

  test('is what its lines add up to, in any order', () => {
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
