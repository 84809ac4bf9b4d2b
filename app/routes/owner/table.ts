import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (ownerOrderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('owner/calendar', 'routes/owner_.calendar.tsx'),
  route('owner/orders', 'routes/owner_.orders.tsx'),
  route('owner/orders/:orderItemId', 'routes/owner_.orders_.$orderItemId.tsx', [...ownerOrderDialogs]),
  route('owner/vehicles', 'routes/owner_.vehicles.tsx'),
  route('owner/vehicles/:vehicleId', 'routes/owner_.vehicles_.$vehicleId.tsx'),
  route(
    'owner/vehicles/:vehicleId/days/:blockId/release',
    'routes/owner_.vehicles_.$vehicleId_.days.$blockId.release.ts',
  ),
]
