import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes: RouteConfigEntry[] = [
  route('home/view-vehicle', 'routes/home.view-vehicle.tsx'),
  route('photos/:photoId/:file', 'routes/photos.$photoId.$file.ts'),
]
