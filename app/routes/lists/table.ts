import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (removedVehiclesDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('home/view-vehicle/add', 'routes/lists/picker.tsx'),
  route('home/view-vehicle/placement', 'routes/lists/placement.ts'),
  route('projects/:projectId/removed-vehicles', 'routes/lists/removed-vehicles.tsx', [...removedVehiclesDialogs]),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listId/edit', 'routes/lists/edit-list.tsx'),
  route(':listVehicleId/removal', 'routes/lists/vehicle-removal.tsx'),
  route(':listVehicleId/restoration', 'routes/lists/vehicle-restoration.ts'),
  route('new', 'routes/lists/new-list.tsx'),
]
