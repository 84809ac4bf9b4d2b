import { crew, editors, leaders, type Policy, renters } from './policies'

/** The part of the access table about arranging lists and their vehicles, and about their days. */
export const LIST_ACCESS: Record<string, { loader?: Policy; action?: Policy }> = {
  '/projects/:projectId/arrange': { loader: editors, action: editors },
  '/projects/:projectId/arrange/:listId': { loader: editors, action: editors },
  '/projects/:projectId/arrange/:listId/archive': { loader: editors, action: editors },
  '/projects/:projectId/availability/:listId': { loader: crew },
  '/projects/:projectId/day-out-of-days': { loader: crew },
  '/projects/:projectId/day-out-of-days.csv': { loader: crew },
  '/projects/:projectId/selected/:kind': { loader: editors, action: editors },
  '/projects/:projectId/selected/comparison': { loader: crew },
  '/projects/:projectId/selected/inquiries': { loader: leaders, action: leaders },
  '/projects/:projectId/selected/marks': { loader: editors, action: editors },
  '/projects/:projectId/selected/removal': { loader: crew, action: crew },
  '/projects/:projectId/selected/restoration': { loader: crew, action: crew },
  '/projects/:projectId/external-photos/:fileId/:variant': { loader: crew },
  '/projects/:projectId/external-uploads/:kind': { loader: renters, action: editors },
  '/projects/:projectId/purchase-files/:fileId': { loader: editors },
  '/projects/:projectId/list/:listId/external-vehicle/new': { loader: editors, action: editors },
  '/projects/:projectId/list/:listId/external-vehicle/quick': { loader: editors, action: editors },
  '/projects/:projectId/list/:listVehicleId/external-vehicle': { loader: crew },
  '/projects/:projectId/list/:listVehicleId/external-vehicle/edit': { loader: editors, action: editors },
  '/projects/:projectId/list/:listVehicleId/external-vehicle/quick-edit': { loader: editors, action: editors },
  '/projects/:projectId/list/:listVehicleId/note': { loader: editors, action: editors },
}
