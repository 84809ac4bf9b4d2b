import { inProject, ownPaths, withQuery } from './own-path'

export const bookingPaths = ownPaths({
  cartItem: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'cart-item'),
  cart: () => '/cart',
  cartItemRemoval: (cartItemId: string) => `/cart/${cartItemId}/removal`,
  /** After an order's agreement was signed here, with that order. */
  bookVehicles: (signed?: number) => withQuery('/cart/bookVehicles', { signed: signed?.toString() }),
  billing: () => '/cart/bookVehicles/billing',
  orderSummary: (orderId: number) => `/orders/${orderId}/summary`,
})
