import { inProject, ownPaths, withQuery } from './own-path'

export const projectPaths = ownPaths({
  projects: () => '/projects',
  /** With a vehicle, the first list starts with it and then leads back to where it was found. */
  newProject: ({ vehicleId, returnTo }: { vehicleId?: string; returnTo?: string } = {}) =>
    withQuery('/projects/new', { 'car-id': vehicleId, return: returnTo }),
  /** Like `invitationCheck`, for a project that does not exist yet. */
  newProjectCheck: () => '/projects/new/check',
  projectList: (projectId: string) => `/projects/${projectId}/list`,
  editProject: (projectId: string) => inProject(projectId, 'project'),
  closing: (projectId: string) => inProject(projectId, 'closing'),
  /** Vehicles and their days; `after`: the last vehicle of the previous page. */
  dayOutOfDays: (projectId: string, at: { from?: string; to?: string; after?: string } = {}) =>
    withQuery(`/projects/${projectId}/day-out-of-days`, at),
  dayOutOfDaysFile: (projectId: string, days: { from?: string; to?: string } = {}) =>
    withQuery(`/projects/${projectId}/day-out-of-days.csv`, days),
  /** A zip of everything. */
  projectReport: (projectId: string) => `/projects/${projectId}/report.zip`,
})
