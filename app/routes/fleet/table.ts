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
  route('owner/vehicles/export.csv', 'routes/fleet/imports/export.ts'),
  route('provider/owners/:accountId/vehicles.csv', 'routes/fleet/imports/export.ts', { id: 'vehicles-of-owner' }),
  route('owner/imports', 'routes/fleet/imports/imports.tsx'),
  route('owner/imports/photos', 'routes/fleet/imports/photos.ts'),
  route('owner/imports/:importId', 'routes/fleet/imports/import.tsx', [route('undo', 'routes/fleet/imports/undo.tsx')]),
  route('owner/imports/:importId/columns', 'routes/fleet/imports/columns.tsx'),
  route('owner/imports/:importId/preview', 'routes/fleet/imports/preview.tsx'),
  route('owner/imports/:importId/problems.csv', 'routes/fleet/imports/problems.ts'),
  route('provider/owners/:accountId/imports', 'routes/fleet/imports/imports.tsx', { id: 'imports-of-owner' }),
  route('provider/owners/:accountId/imports/photos', 'routes/fleet/imports/photos.ts', { id: 'photos-of-owner' }),
]
