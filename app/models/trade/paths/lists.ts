import { inProject, ownPaths, withQuery } from './own-path'

export const listPaths = ownPaths({
  /**
   * The picker: first without a project, then with the one chosen, a page at a time, from `after` one of the choices. It
   * ends where it began, at `returnTo`.
   */
  addToProject: (vehicleId: string, at: { projectId?: string; returnTo?: string; after?: string } = {}) =>
    withQuery('/home/view-vehicle/add', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
      after: at.after,
    }),
  /** Takes the choice of a list where the vehicle was found. */
  placement: (vehicleId: string, at: { projectId: string; returnTo: string }) =>
    withQuery('/home/view-vehicle/placement', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
    }),
  /** The project page at one of its lists; `view` is the query of the page to go back to. */
  listOnPage: (projectId: string, listId: string, view = '') => `/projects/${projectId}/list${view}#list-${listId}`,
  /** The same at a vehicle of a list. From elsewhere, without a view, the page shows that vehicle alone. */
  listVehicle: (projectId: string, listVehicleId: string, view = `?card=${listVehicleId}`) =>
    `/projects/${projectId}/list${view}#card-${listVehicleId}`,
  /** With a vehicle, the new list begins with it, and the way leads back to where the vehicle was found. */
  newList: (projectId: string, { vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery(inProject(projectId, 'new'), { 'car-id': vehicleId, return: returnTo }),
  editList: (projectId: string, listId: string) => inProject(projectId, listId, 'edit'),
  removedVehicles: (projectId: string) => `/projects/${projectId}/removed-vehicles`,
  vehicleRemoval: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'removal'),
  vehicleRestoration: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'restoration'),
})
