import { type AccessContext, can } from '~/models/trade/access/permissions'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { dealPaths } from '~/models/trade/paths/deals'

/** This member's actions on list vehicles whose boxes are checked. */
export function selectionActions(projectId: string, access: AccessContext) {
  const actions = [
    { permission: 'inquire', label: 'Inquire', to: dealPaths.selectedInquiries(projectId) },
    { permission: 'editLists', label: 'Move to a list', to: arrangePaths.selectedTransfer(projectId, 'move') },
    { permission: 'addVehicles', label: 'Copy to a list', to: arrangePaths.selectedTransfer(projectId, 'copy') },
    { permission: 'viewLists', label: 'Compare', to: arrangePaths.selectedComparison(projectId) },
    { permission: 'editLists', label: 'Mark', to: arrangePaths.selectedMarks(projectId) },
    { permission: 'removeVehicles', label: 'Remove', to: arrangePaths.selectedRemoval(projectId) },
  ] as const
  return actions.filter(({ permission }) => can(permission, access)).map(({ label, to }) => ({ label, to }))
}

/** The address that restores list vehicles which were removed together. */
export function undoOf(projectId: string, ids: readonly string[], returnTo: string): string {
  const selection = new URLSearchParams([...ids.map((id) => ['selected', id]), ['return', returnTo]])
  return `${arrangePaths.selectedRestoration(projectId)}?${selection}`
}
