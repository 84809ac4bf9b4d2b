import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (ownerOrderDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('owner/calendar', 'routes/owner/calendar.tsx'),
  route('owner/calendar.csv', 'routes/owner/calendar-csv.ts'),
  route('owner/orders', 'routes/owner/orders.tsx'),
  route('owner/orders/:orderItemId', 'routes/owner/order.tsx', [...ownerOrderDialogs]),
  route('owner/vehicles', 'routes/owner/vehicles.tsx'),
  route('owner/vehicles/prices', 'routes/owner/fleet/prices.tsx'),
  route('owner/vehicles/blocked-days', 'routes/owner/fleet/days.tsx'),
  route('owner/vehicles/selected/:kind', 'routes/owner/fleet/listings.tsx'),
  route('owner/vacation', 'routes/owner/vacation.tsx'),
  route('owner/vacation/end', 'routes/owner/vacation-end.ts'),
  route('owner/vehicles/makes', 'routes/owner/vehicle-makes.ts'),
  route('owner/vehicles/models', 'routes/owner/vehicle-models.ts'),
  route('owner/vehicles/:vehicleId', 'routes/owner/vehicle.tsx', [
    route(':kind', 'routes/owner/listing-change.tsx'),
    route('other-calendar', 'routes/owner/other-calendar/addition.tsx'),
  ]),
  route('owner/vehicles/:vehicleId/other-calendar/:feedId/:kind', 'routes/owner/other-calendar/feed-action.ts'),
  route('owner/vehicles/new', 'routes/owner/listing/new.tsx'),
  route('owner/vehicles/:vehicleId/details', 'routes/owner/listing/details.tsx'),
  route('owner/vehicles/:vehicleId/terms', 'routes/owner/listing/terms.tsx'),
  route('owner/vehicles/:vehicleId/copy', 'routes/owner/listing/copy.ts'),
  route('owner/vehicles/:vehicleId/days/:blockId/release', 'routes/owner/days-release.ts'),
]
