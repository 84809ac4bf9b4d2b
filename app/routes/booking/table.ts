import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (cartDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('cart', 'routes/booking/cart.tsx', [
    route(':cartItemId/removal', 'routes/booking/cart-item-removal.tsx'),
    ...cartDialogs,
  ]),
  route('cart/bookVehicles', 'routes/booking/checkout/signer.tsx'),
  route('cart/bookVehicles/billing', 'routes/booking/checkout/billing.tsx'),
  route('orders/:orderId/summary', 'routes/booking/checkout/order-summary.tsx'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [route(':listVehicleId/cart-item', 'routes/booking/cart-item.tsx')]
