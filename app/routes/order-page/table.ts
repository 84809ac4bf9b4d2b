import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (orderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('orders/:orderId/details/:projectId/:name', 'routes/orders.$orderId.details.$projectId.$name.tsx', [
    ...orderDialogs,
  ]),
]
