import { inProject, ownPaths, withQuery } from './own-path'

export const crewPaths = ownPaths({
  /** Who did what, from the newest entry on, or from the one before `before`. */
  activity: (projectId: string, before?: number) =>
    withQuery(inProject(projectId, 'activity'), { before: before?.toString() }),
  activitySeen: (projectId: string) => inProject(projectId, 'activity', 'seen'),
  members: (projectId: string) => inProject(projectId, 'members'),
  memberRole: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'role'),
  memberRemoval: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'removal'),
  memberInvitation: (projectId: string, accountId: string) => inProject(projectId, 'members', accountId, 'invitation'),
  invitations: (projectId: string) => inProject(projectId, 'invitations'),
  /** Whether an email address belongs to somebody of the project; the address is its query `email`. */
  invitationCheck: (projectId: string) => inProject(projectId, 'invitations', 'check'),
  departure: (projectId: string) => inProject(projectId, 'departure'),
  handover: (projectId: string) => inProject(projectId, 'handover'),
  /** The members over that page. */
  membersOverRemoved: (projectId: string) => `/projects/${projectId}/removed-vehicles/members`,
})
