import { type AccessContext, can } from '~/models/trade/access/permissions'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { dealPaths } from '~/models/trade/paths/deals'

/** This member's actions on list vehicles whose boxes are checked. */
export function selectionActions(projectId: string, access: AccessContext) {
  const actions = [
    { act: 'inquire', label: 'Inquire', to: dealPaths.selectedInquiries(projectId) },
    { act: 'editLists', label: 'Move to a list', to: arrangePaths.selectedTransfer(projectId, 'move') },
    { act: 'addVehicles', label: 'Copy to a list', to: arrangePaths.selectedTransfer(projectId, 'copy') },
    { act: 'viewLists', label: 'Compare', to: arrangePaths.selectedComparison(projectId) },
    { act: 'editLists', label: 'Mark', to: arrangePaths.selectedMarks(projectId) },
    { act: 'removeVehicles', label: 'Remove', to: arrangePaths.selectedRemoval(projectId) },
  ] as const
  return actions.filter(({ act }) => can(act, access)).map(({ label, to }) => ({ label, to }))
}

/** The address that restores list vehicles which were removed together. */
export function undoOf(projectId: string, ids: readonly string[], returnTo: string): string {
  const selection = new URLSearchParams([...ids.map((id) => ['selected', id]), ['return', returnTo]])
  return `${arrangePaths.selectedRestoration(projectId)}?${selection}`
}
