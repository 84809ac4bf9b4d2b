import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders', 'routes/orders._index.tsx'),
  route(
    'orders/:orderId/items/:orderItemId/pickup-report.pdf',
    'routes/orders.$orderId.items.$orderItemId.pickup-report[.]pdf.ts',
  ),
  route('orders/orders-list/:projectId/:name', 'routes/orders.orders-list.$projectId.$name.tsx'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route(
    ':orderItemId/additional-info',
    'routes/orders.$orderId.details.$projectId.$name.$orderItemId.additional-info.tsx',
  ),
  route(':orderItemId/cancellation', 'routes/orders.$orderId.details.$projectId.$name.$orderItemId.cancellation.tsx'),
  route(':orderItemId/completion', 'routes/orders.$orderId.details.$projectId.$name.$orderItemId.completion.tsx'),
  route(':orderItemId/dates', 'routes/orders.$orderId.details.$projectId.$name.$orderItemId.dates.tsx'),
  route(':orderItemId/extension', 'routes/orders.$orderId.details.$projectId.$name.$orderItemId.extension.tsx'),
]
