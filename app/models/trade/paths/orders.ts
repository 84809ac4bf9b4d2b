import { ofOrder, ownPaths, segment, withQuery } from './own-path'

export const orderPaths = ownPaths({
  /** What is done about an order stands below it: `order-paths`. */
  orderDetails: (orderId: number, projectId: string, name: string) =>
    `/orders/${orderId}/details/${projectId}/${segment(name)}`,
  orders: (query: { search?: string; before?: number } = {}) =>
    withQuery('/orders', { search: query.search || undefined, before: query.before?.toString() }),
  ordersOfProject: (projectId: string, name: string) => `/orders/orders-list/${projectId}/${segment(name)}`,
  /** What whoever fetches a booked vehicle has to know, over the page of its order, and on paper. */
  additionalInfo: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'additional-info'),
  pickupReport: (orderId: number, orderItemId: string) => `/orders/${orderId}/items/${orderItemId}/pickup-report.pdf`,
})
