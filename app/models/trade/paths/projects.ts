import { inProject, ownPaths, withQuery } from './own-path'

export const projectPaths = ownPaths({
  projects: () => '/projects',
  /** With a vehicle, the first list of the new project begins with it, and the way leads back to where it was found. */
  newProject: ({ vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery('/projects/new', { 'car-id': vehicleId, return: returnTo }),
  /** As `invitationCheck`, for a project that is yet to be made. */
  newProjectCheck: () => '/projects/new/check',
  projectList: (projectId: string) => `/projects/${projectId}/list`,
  editProject: (projectId: string) => inProject(projectId, 'project'),
  closing: (projectId: string) => inProject(projectId, 'closing'),
  /** Files to keep: a zip of everything, and the costs for a spreadsheet. */
  projectReport: (projectId: string) => `/projects/${projectId}/report.zip`,
})
