import { ofOrder, ownPaths, segment, withQuery } from './own-path'

export const orderPaths = ownPaths({
  /** Actions on an order are below this path: see `ofOrder`. */
  orderDetails: (orderId: number, projectId: string, name: string) =>
    `/orders/${orderId}/details/${projectId}/${segment(name)}`,
  orders: (query: { search?: string; before?: number; older?: number } = {}) =>
    withQuery('/orders', {
      search: query.search || undefined,
      before: query.before?.toString(),
      older: query.older?.toString(),
    }),
  ordersOfProject: (projectId: string, name: string) => `/orders/orders-list/${projectId}/${segment(name)}`,
  /** Pickup information for a booked vehicle, as a dialog over its order and as PDF. */
  additionalInfo: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'additional-info'),
  /** Completes or cancels the rental of a booked vehicle, as dialogs over its order. */
  itemCompletion: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'completion'),
  itemCancellation: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'cancellation'),
  /** Changes the days of a booked vehicle, or extends them, as dialogs over its order. */
  itemDates: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'dates'),
  itemExtension: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'extension'),
  pickupReport: (orderId: number, orderItemId: string) => `/orders/${orderId}/items/${orderItemId}/pickup-report.pdf`,
})
