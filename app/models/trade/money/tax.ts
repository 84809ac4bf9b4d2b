import type { Cents } from './money'

/** Per mille, so that tax stays whole-number arithmetic: 85 is 8.5%. */
export type PerMille = number

/** Shown on list cards and in the dialogs that open from them. */
export const LIST_TAX: PerMille = 85

/** Georgia's, in the cart and the checkout. An order keeps the one it was placed with. */
export const CHECKOUT_TAX: PerMille = 89

/** '8.5%'. */
export function taxPercent(tax: PerMille): string {
  return `${tax / 10}%`
}

export const LIST_TAX_LABEL = `Tax (${taxPercent(LIST_TAX)})`

/** Tax on one line, half a cent rounded up. Sums add the tax of their lines and are never taxed themselves. */
export function taxOn(amount: Cents, tax: PerMille): Cents {
  return Math.floor((amount * tax + 500) / 1000)
}

export type Totals = { subTotal: Cents; tax: Cents; total: Cents }

/** One amount with its tax. */
export function withTax(amount: Cents, tax: PerMille): Totals {
  const due = taxOn(amount, tax)
  return { subTotal: amount, tax: due, total: amount + due }
}

/** The sum of amounts that are each taxed on their own. */
export function sumWithTax(amounts: readonly Cents[], tax: PerMille): Totals {
  const lines = amounts.map((amount) => withTax(amount, tax))
  const sum = (part: keyof Totals) => lines.reduce((total, line) => total + line[part], 0)
  return { subTotal: sum('subTotal'), tax: sum('tax'), total: sum('total') }
}

/** Agreed to the letter: an item of the cart, the cart's summary and an order each spell it their own way. */
export const CART_ITEM_TAX_LABEL = `Tax (GA-${taxPercent(CHECKOUT_TAX)})`
export const CART_TAX_LABEL = `Tax (GA - ${taxPercent(CHECKOUT_TAX)})`
export const orderTaxLabel = (tax: PerMille) => `Taxes (GA - ${taxPercent(tax)})`

/** Why the tax of a cart says Georgia wherever a vehicle stands, and is another than a list's. */
export const TAX_EXPLANATION = `Georgia tax (${taxPercent(CHECKOUT_TAX)}) applies to every rental, wherever the vehicle is. Earlier screens estimated ${taxPercent(LIST_TAX)}.`
