import type { Account } from '~/server/session/asker.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { saveBilling } from '~/services/booking/checkout/save-billing.server'
import { unwrap } from './unwrap'

export type Billing = Parameters<typeof saveBilling>[1]
export type Signer = Omit<Parameters<typeof placeOrder>[1], 'revision'>

/** Takes a cart through both steps of the checkout and returns the number of the order. */
export async function orderCart(buyer: Account, { billing, signer }: { billing: Billing; signer: Signer }) {
  unwrap(await saveBilling(buyer, billing))
  const cart = await findCart(buyer)
  return unwrap(await placeOrder(buyer, { ...signer, revision: cart?.revision ?? 0 })).orderId
}
