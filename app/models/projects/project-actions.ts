import { type AccessContext, can, type ProjectAct } from '~/models/trade/access/permissions'
import { billingPaths } from '~/models/trade/paths/billing'
import { crewPaths } from '~/models/trade/paths/crew'
import { listPaths } from '~/models/trade/paths/lists'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'

/** A step that the page of a project leads to. */
export type ProjectAction = {
  label: string
  /** Null for what this member sees and cannot do. */
  to: OwnPath | null
  icon?: 'plus' | 'users'
  /** A button where there is room for it, in the menu on small screens: it is in both. */
  isFolded?: true
  /** Opened by itself: a file that is kept, or a page of its own. */
  isApart?: true
}

/**
 * What a project's header offers to this member, as buttons and folded away; worked out here, where roles are known.
 */
export function projectActions(
  projectId: string,
  access: AccessContext,
): { buttons: ProjectAction[]; more: ProjectAction[] } {
  const ifMay = (act: ProjectAct, way: ProjectAction) => (can(act, access) ? [way] : [])
  const invite = { label: 'Invite Members', to: crewPaths.invitations(projectId) }
  const owners = (act: ProjectAct, label: string, to: OwnPath) =>
    ifMay('createLists', { label, to: can(act, access) ? to : null })
  return {
    buttons: [
      ...ifMay('invite', { ...invite, icon: 'users', isFolded: true }),
      ...ifMay('createLists', { label: 'Create List', to: listPaths.newList(projectId), icon: 'plus' }),
    ],
    more: [
      ...owners('editProject', 'Edit Project', projectPaths.editProject(projectId)),
      ...ifMay('invite', { ...invite, isFolded: true }),
      ...owners('closeProject', 'Close Project', projectPaths.closing(projectId)),
      ...ifMay('downloadZip', { label: 'Download Report', to: projectPaths.projectReport(projectId), isApart: true }),
      ...ifMay('seePrices', { label: 'Costs', to: billingPaths.costs(projectId), isApart: true }),
    ],
  }
}

/** '9 cars - 6 members'. */
export function projectCounts({ cars, members }: { cars: number; members: number }): string {
  return `${cars} cars - ${members} members`
}
