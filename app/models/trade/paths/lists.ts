import type { ExternalFileKind } from '../vocabulary/external-vehicles'
import type { PhotoVariant } from '../vocabulary/inspections'
import type { Rating } from '../vocabulary/projects'
import { inProject, ownPaths, withQuery } from './own-path'

export const listPaths = ownPaths({
  /**
   * The picker: without a project it lists projects, with one its lists; `after` is the last choice of the previous
   * page. It ends at `returnTo`.
   */
  addToProject: (vehicleId: string, at: { projectId?: string; returnTo?: string; after?: string } = {}) =>
    withQuery('/home/view-vehicle/add', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
      after: at.after,
    }),
  /** Adds the vehicle to the chosen list, from the page where it was found. */
  placement: (vehicleId: string, at: { projectId: string; returnTo: string }) =>
    withQuery('/home/view-vehicle/placement', {
      'car-id': vehicleId,
      'project-id': at.projectId,
      return: at.returnTo,
    }),
  /** The project page, scrolled to a list; `view`: query of the page to go back to. */
  listOnPage: (projectId: string, listId: string, view = '') => `/projects/${projectId}/list${view}#list-${listId}`,
  /** The same for a list vehicle. Without a view, the page shows that vehicle alone. */
  listVehicle: (projectId: string, listVehicleId: string, view = `?card=${listVehicleId}`) =>
    `/projects/${projectId}/list${view}#card-${listVehicleId}`,
  /** With a vehicle, the new list starts with it and then leads back to where it was found. */
  newList: (projectId: string, { vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery(inProject(projectId, 'new'), { 'car-id': vehicleId, return: returnTo }),
  editList: (projectId: string, listId: string) => inProject(projectId, listId, 'edit'),
  /** The number, character, mark and note of a list vehicle; returns to `returnTo`, by default to its card. */
  vehicleNote: (projectId: string, listVehicleId: string, view = '') =>
    `${inProject(projectId, listVehicleId, 'note')}${view}`,
  /** The vehicles of a list, to change their order and to select several. */
  arrangeVehicles: (projectId: string, listId: string, page: { after?: string; checked?: 'all' } = {}) =>
    withQuery(`/projects/${projectId}/arrange/${listId}`, page),
  /** Which vehicles of a list are free on which days. */
  listAvailability: (
    projectId: string,
    listId: string,
    at: { from?: string; to?: string; after?: string | undefined; checked?: 'all' | undefined } = {},
  ) => withQuery(`/projects/${projectId}/availability/${listId}`, at),
  removedVehicles: (projectId: string) => `/projects/${projectId}/removed-vehicles`,
  /** Sets or clears the viewer's own reaction, for script. */
  ownReaction: (projectId: string, listVehicleId: string, rating: Rating) =>
    inProject(projectId, listVehicleId, `reactions/${rating}/own`),
  /** Shows who likes or dislikes a vehicle in a list; a post sets or clears the viewer's own reaction. */
  reactions: (projectId: string, listVehicleId: string, rating: Rating) =>
    inProject(projectId, listVehicleId, `reactions/${rating}`),
  /** The comments on a vehicle in a list. */
  comments: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'comments'),
  commentEdit: (projectId: string, listVehicleId: string, commentId: string) =>
    inProject(projectId, listVehicleId, `comments/${commentId}/edit`),
  commentRemoval: (projectId: string, listVehicleId: string, commentId: string) =>
    inProject(projectId, listVehicleId, `comments/${commentId}/removal`),
  vehicleRemoval: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'removal'),
  vehicleRestoration: (projectId: string, listVehicleId: string) => inProject(projectId, listVehicleId, 'restoration'),
})

/** Vehicles that a production bought or rents elsewhere. */
export const externalPaths = ownPaths({
  /** Records a vehicle that was bought or is rented elsewhere. */
  newExternal: (projectId: string, listId: string, view = '') =>
    `${inProject(projectId, listId, 'external-vehicle/new')}${view}`,
  /** The same with title, days and price only. */
  quickExternal: (projectId: string, listId: string, view = '') =>
    `${inProject(projectId, listId, 'external-vehicle/quick')}${view}`,
  /** The same form for a vehicle without details. */
  quickEditExternal: (projectId: string, listVehicleId: string, view = '') =>
    `${inProject(projectId, listVehicleId, 'external-vehicle/quick-edit')}${view}`,
  externalVehicle: (projectId: string, listVehicleId: string, view = '') =>
    `${inProject(projectId, listVehicleId, 'external-vehicle')}${view}`,
  editExternal: (projectId: string, listVehicleId: string, view = '') =>
    `${inProject(projectId, listVehicleId, 'external-vehicle/edit')}${view}`,
  /** Takes one file of a form, for script. */
  upload: (projectId: string, kind: ExternalFileKind) => `/projects/${projectId}/external-uploads/${kind}`,
  photo: (projectId: string, fileId: string, variant: PhotoVariant) =>
    `/projects/${projectId}/external-photos/${fileId}/${variant}`,
  purchaseFile: (projectId: string, fileId: string) => `/projects/${projectId}/purchase-files/${fileId}`,
})
