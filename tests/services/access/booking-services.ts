import { BILLING, SIGNER } from '#tests/world/paperwork'
import type { Account } from '~/server/session/asker.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { findCheckout } from '~/services/booking/checkout/find-checkout.server'
import { findOrderJustPlaced } from '~/services/booking/checkout/find-order-just-placed.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { saveBilling } from '~/services/booking/checkout/save-billing.server'

type At = { agreed: Parameters<typeof addToCart>[1]; cartItemId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The services of cart and checkout, each with whom it serves. */
export function bookingServices<Policy>({
  admins,
  bookers,
  crewAdmins,
}: Record<'admins' | 'bookers' | 'crewAdmins', Policy>) {
  const services: Record<string, [Policy, Call]> = {
    findCart: [admins, (asker) => findCart(asker)],
    addToCart: [bookers, (asker, { agreed }) => addToCart(asker, agreed)],
    removeFromCart: [crewAdmins, (asker, { cartItemId }) => removeFromCart(asker, cartItemId)],
    findCheckout: [admins, (asker) => findCheckout(asker)],
    findOrderJustPlaced: [admins, (asker) => findOrderJustPlaced(asker)],
    saveBilling: [admins, (asker) => saveBilling(asker, BILLING)],
    placeOrder: [admins, (asker) => placeOrder(asker, { ...SIGNER, revision: 1 })],
  }
  return services
}
