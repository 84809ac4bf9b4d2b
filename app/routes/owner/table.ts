import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (ownerOrderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('owner/calendar', 'routes/owner/calendar.tsx'),
  route('owner/orders', 'routes/owner/orders.tsx'),
  route('owner/orders/:orderItemId', 'routes/owner/order.tsx', [...ownerOrderDialogs]),
  route('owner/vehicles', 'routes/owner/vehicles.tsx'),
  route('owner/vehicles/makes', 'routes/owner/vehicle-makes.ts'),
  route('owner/vehicles/models', 'routes/owner/vehicle-models.ts'),
  route('owner/vehicles/:vehicleId', 'routes/owner/vehicle.tsx', [route(':act', 'routes/owner/listing-change.tsx')]),
  route('owner/vehicles/new', 'routes/owner/listing/new.tsx'),
  route('owner/vehicles/:vehicleId/details', 'routes/owner/listing/details.tsx'),
  route('owner/vehicles/:vehicleId/terms', 'routes/owner/listing/terms.tsx'),
  route('owner/vehicles/:vehicleId/days/:blockId/release', 'routes/owner/days-release.ts'),
]
