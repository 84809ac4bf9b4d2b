import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('home/view-vehicle', 'routes/fleet/vehicle.tsx'),
  route('home/view-vehicle/vehicle-report.pdf', 'routes/fleet/vehicle-report.ts'),
  route('photos/:photoId/:file', 'routes/fleet/photo.ts'),
]
