import { CHECKOUT_TAX, LIST_TAX, type PerMille, taxPercent } from '~/models/trade/money/tax'

/** Agreed to the letter: an item of the cart, the cart's summary and an order each spell it their own way. */
export const CART_ITEM_TAX_LABEL = `Tax (GA-${taxPercent(CHECKOUT_TAX)})`
export const CART_TAX_LABEL = `Tax (GA - ${taxPercent(CHECKOUT_TAX)})`
export const orderTaxLabel = (tax: PerMille) => `Taxes (GA - ${taxPercent(tax)})`

/** Why the tax of a cart says Georgia wherever a vehicle stands, and is another than a list's. */
export const TAX_EXPLANATION = `Georgia tax (${taxPercent(CHECKOUT_TAX)}) applies to every rental, wherever the vehicle is. Earlier screens estimated ${taxPercent(LIST_TAX)}.`
