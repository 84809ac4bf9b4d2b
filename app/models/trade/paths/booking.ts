import { inProject, ownPaths, withQuery } from './own-path'

export const bookingPaths = ownPaths({
  cartItem: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'cart-item'),
  cart: () => '/cart',
  cartItemRemoval: (cartItemId: string) => `/cart/${cartItemId}/removal`,
  /** `signed`: the order whose agreement was just signed here. */
  bookVehicles: (signed?: number) => withQuery('/cart/bookVehicles', { signed: signed?.toString() }),
  billing: () => '/cart/bookVehicles/billing',
  orderSummary: (orderId: number) => `/orders/${orderId}/summary`,
})
