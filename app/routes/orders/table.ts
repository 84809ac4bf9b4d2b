import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('orders', 'routes/orders/orders.tsx'),
  route('orders/:orderId/items/:orderItemId/pickup-report.pdf', 'routes/orders/items/pickup-report.ts'),
  route('orders/orders-list/:projectId/:name', 'routes/orders/orders-of-project.tsx'),
]

/** Dialogs over the page of an order. */
export const orderDialogs: RouteConfigEntry[] = [
  route(':orderItemId/additional-info', 'routes/orders/items/additional-info.tsx'),
  route(':orderItemId/cancellation', 'routes/orders/items/amendment.tsx'),
  route(':orderItemId/completion', 'routes/orders/items/amendment.tsx', { id: 'orders/items/completion' }),
  route(':orderItemId/dates', 'routes/orders/items/amendment.tsx', { id: 'orders/items/dates' }),
  route(':orderItemId/extension', 'routes/orders/items/amendment.tsx', { id: 'orders/items/extension' }),
]
