import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('home/view-vehicle', 'routes/fleet/vehicle.tsx'),
  route('home/view-vehicle/vehicle-report.pdf', 'routes/fleet/vehicle-report.ts'),
  route('photos/:photoId/:file', 'routes/fleet/photo.ts'),
  route('owner/vehicles/:vehicleId/photos', 'routes/fleet/listing-photos/photos.tsx', [
    route(':photoId/crop', 'routes/fleet/listing-photos/crop.tsx'),
    route(':photoId/removal', 'routes/fleet/listing-photos/removal.tsx'),
  ]),
  route('owner/vehicles/:vehicleId/photos/upload', 'routes/fleet/listing-photos/upload.ts'),
  route('owner/vehicles/:vehicleId/photos/:photoId/place', 'routes/fleet/listing-photos/place.ts'),
  route('owner/vehicles/:vehicleId/photos/:photoId/:file', 'routes/fleet/listing-photos/whole.ts'),
]
