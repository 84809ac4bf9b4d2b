import { type AccessContext, can, type ProjectPermission } from '~/models/trade/access/permissions'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { billingPaths } from '~/models/trade/paths/billing'
import { crewPaths } from '~/models/trade/paths/crew'
import { listPaths } from '~/models/trade/paths/lists'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'

/** An action in the header of a project page. */
export type ProjectAction = {
  label: string
  /** Null if this member sees it but may not use it. */
  to: OwnPath | null
  icon?: 'plus' | 'users'
  /** Shown as a button on wide screens and in the menu on phones; it is in both lists. */
  isFolded?: true
  /** Loads a document without the page's query: a download, or a separate page. */
  isApart?: true
}

/**
 * This member's actions in a project's header, as buttons and in the menu; computed on the server, where roles are
 * known.
 */
export function projectActions(
  projectId: string,
  access: AccessContext,
): { buttons: ProjectAction[]; more: ProjectAction[] } {
  const ifMay = (permission: ProjectPermission, way: ProjectAction) => (can(permission, access) ? [way] : [])
  const owners = (permission: ProjectPermission, label: string, to: OwnPath) =>
    ifMay('createLists', { label, to: can(permission, access) ? to : null })
  const buttons: ProjectAction[] = [
    { label: 'Removed Vehicles', to: listPaths.removedVehicles(projectId), isApart: true },
    ...ifMay('invite', { label: 'Invite Members', to: crewPaths.invitations(projectId), icon: 'users' }),
    ...ifMay('createLists', { label: 'Create List', to: listPaths.newList(projectId), icon: 'plus' }),
  ]
  return {
    buttons,
    more: [
      ...buttons.toReversed().map(({ icon: _, ...way }) => ({ ...way, isFolded: true as const })),
      ...owners('editProject', 'Edit Project', projectPaths.editProject(projectId)),
      ...ifMay('editLists', { label: 'Arrange Lists', to: arrangePaths.arrangeLists(projectId), isApart: true }),
      ...owners('closeProject', 'Close Project', projectPaths.closing(projectId)),
      ...ifMay('downloadZip', { label: 'Download Report', to: projectPaths.projectReport(projectId), isApart: true }),
      ...ifMay('viewLists', { label: 'Day Out of Days', to: projectPaths.dayOutOfDays(projectId), isApart: true }),
      ...ifMay('seePrices', { label: 'Costs', to: billingPaths.costs(projectId), isApart: true }),
    ],
  }
}

/** '9 cars - 6 members', '1 car - 1 member'. */
export function projectCounts({ cars, members }: { cars: number; members: number }): string {
  return `${cars} ${cars === 1 ? 'car' : 'cars'} - ${members} ${members === 1 ? 'member' : 'members'}`
}
