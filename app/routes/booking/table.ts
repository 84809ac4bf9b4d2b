import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (cartDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('cart', 'routes/cart.tsx', [
    route(':cartItemId/removal', 'routes/cart.$cartItemId.removal.tsx'),
    ...cartDialogs,
  ]),
  route('cart/bookVehicles', 'routes/cart_.bookVehicles.tsx'),
  route('cart/bookVehicles/billing', 'routes/cart_.bookVehicles_.billing.tsx'),
  route('orders/:orderId/summary', 'routes/orders.$orderId.summary.tsx'),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listVehicleId/cart-item', 'routes/projects.$projectId.list.$listVehicleId.cart-item.tsx'),
]
