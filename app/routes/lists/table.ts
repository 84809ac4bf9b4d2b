import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (removedVehiclesDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('home/view-vehicle/add', 'routes/home.view-vehicle_.add.tsx'),
  route('home/view-vehicle/placement', 'routes/home.view-vehicle_.placement.ts'),
  route('projects/:projectId/removed-vehicles', 'routes/projects.$projectId.removed-vehicles.tsx', [
    ...removedVehiclesDialogs,
  ]),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listId/edit', 'routes/projects.$projectId.list.$listId.edit.tsx'),
  route(':listVehicleId/removal', 'routes/projects.$projectId.list.$listVehicleId.removal.tsx'),
  route(':listVehicleId/restoration', 'routes/projects.$projectId.list.$listVehicleId.restoration.ts'),
  route('new', 'routes/projects.$projectId.list.new.tsx'),
]
