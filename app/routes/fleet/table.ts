import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('home/view-vehicle', 'routes/fleet/vehicle.tsx'),
  route('photos/:photoId/:file', 'routes/fleet/photo.ts'),
]
