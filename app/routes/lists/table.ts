import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (removedVehiclesDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('home/view-vehicle/add', 'routes/lists/picker.tsx'),
  route('home/view-vehicle/placement', 'routes/lists/placement.ts'),
  route('projects/:projectId/arrange', 'routes/lists/arrange/lists.tsx'),
  route('projects/:projectId/arrange/:listId', 'routes/lists/arrange/vehicles.tsx'),
  route('projects/:projectId/arrange/:listId/archive', 'routes/lists/arrange/archive.ts'),
  route('projects/:projectId/availability/:listId', 'routes/lists/availability.tsx'),
  route('projects/:projectId/external-photos/:fileId/:variant', 'routes/lists/external/photo.ts'),
  route('projects/:projectId/external-uploads/:kind', 'routes/lists/external/upload.ts'),
  route('projects/:projectId/purchase-files/:fileId', 'routes/lists/external/purchase-file.ts'),
  route('projects/:projectId/selected/:kind', 'routes/lists/arrange/transfer.tsx'),
  route('projects/:projectId/selected/comparison', 'routes/lists/arrange/comparison.ts'),
  route('projects/:projectId/selected/marks', 'routes/lists/arrange/marks.tsx'),
  route('projects/:projectId/selected/removal', 'routes/lists/arrange/removal.tsx'),
  route('projects/:projectId/selected/restoration', 'routes/lists/arrange/restoration.ts'),
  route('projects/:projectId/removed-vehicles', 'routes/lists/removed-vehicles.tsx', [...removedVehiclesDialogs]),
]

/** Dialogs over the lists of a project. */
export const projectDialogs: RouteConfigEntry[] = [
  route(':listId/edit', 'routes/lists/edit-list.tsx'),
  route(':listId/external-vehicle/new', 'routes/lists/external/new.tsx'),
  route(':listId/external-vehicle/quick', 'routes/lists/external/quick.tsx'),
  route(':listVehicleId/comments', 'routes/lists/comments.tsx'),
  route(':listVehicleId/comments/:commentId/edit', 'routes/lists/comment-edit.tsx'),
  route(':listVehicleId/comments/:commentId/removal', 'routes/lists/comment-removal.tsx'),
  route(':listVehicleId/external-vehicle', 'routes/lists/external/vehicle.tsx'),
  route(':listVehicleId/external-vehicle/edit', 'routes/lists/external/edit.tsx'),
  route(':listVehicleId/external-vehicle/quick-edit', 'routes/lists/external/quick-edit.tsx'),
  route(':listVehicleId/note', 'routes/lists/arrange/note.tsx'),
  route(':listVehicleId/reactions/:rating', 'routes/lists/reactions.tsx'),
  route(':listVehicleId/reactions/:rating/own', 'routes/lists/own-reaction.ts'),
  route(':listVehicleId/removal', 'routes/lists/vehicle-removal.tsx'),
  route(':listVehicleId/restoration', 'routes/lists/vehicle-restoration.ts'),
  route('new', 'routes/lists/new-list.tsx'),
]
