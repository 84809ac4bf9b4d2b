import { listView } from '../list-view'
import { inProject, type OwnPath, ownPaths, withQuery, withSearch } from './own-path'

/** The crew dialogs, over the project's lists or over its removed vehicles. */
function dialogsOver(page: 'list' | 'removed-vehicles') {
  const at = (projectId: string, ...place: string[]) => ['/projects', projectId, page, ...place].join('/')
  return ownPaths({
    pageBehind: (projectId: string) => at(projectId),
    members: (projectId: string) => at(projectId, 'members'),
    memberRole: (projectId: string, accountId: string) => at(projectId, 'members', accountId, 'role'),
    memberRemoval: (projectId: string, accountId: string) => at(projectId, 'members', accountId, 'removal'),
    memberInvitation: (projectId: string, accountId: string) => at(projectId, 'members', accountId, 'invitation'),
    invitations: (projectId: string, from?: 'members') => withQuery(at(projectId, 'invitations'), { from }),
    departure: (projectId: string) => at(projectId, 'departure'),
    handover: (projectId: string) => at(projectId, 'handover'),
  })
}

export const crewPaths = {
  ...dialogsOver('list'),
  ...ownPaths({
    /** Activity log, from the newest entry on, or from the one before `before`; of one person or vehicle. */
    activity: (projectId: string, filter: { before?: number; person?: string; vehicle?: string } = {}) =>
      withQuery(inProject(projectId, 'activity'), { ...filter, before: filter.before?.toString() }),
    activitySeen: (projectId: string) => inProject(projectId, 'activity', 'seen'),
    /** Whether an email belongs to a project member; query parameter `email`. */
    invitationCheck: (projectId: string) => inProject(projectId, 'invitations', 'check'),
  }),
}

export const overRemovedPaths = dialogsOver('removed-vehicles')

/** The crew dialogs over the same page as the dialog at this address. */
export const crewPathsAt = (pathname: string) => (/\/removed-vehicles\//i.test(pathname) ? overRemovedPaths : crewPaths)

/** Where the invitations dialog leads back to: the members dialog if opened from there, else the page behind it. */
export function behindInvitations(
  projectId: string,
  { pathname, search }: { pathname: string; search: string },
): OwnPath {
  const { members, pageBehind } = crewPathsAt(pathname)
  const isFromMembers = new URLSearchParams(search).get('from') === 'members'
  return withSearch(isFromMembers ? members(projectId) : pageBehind(projectId), listView(search))
}
