import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (orderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('orders/:orderId/details/:projectId/:name', 'routes/order-page/order.tsx', [...orderDialogs]),
]
