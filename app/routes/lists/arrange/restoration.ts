import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { bulkText } from '~/models/lists/arrange/arrange-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { atCard, withChecked } from '~/models/trade/addresses/return-to'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { restoreVehicles } from '~/services/lists/arrange/restore-vehicles.server'

/** Has no page: after a log-in, redirects to the page where the vehicles were selected. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  requirePermission('removeVehicles', await requireMembership(renter, projectId))
  const { back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  return redirect(back)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  await readForm(request, EmptyForm)
  const outcome = await restoreVehicles(renter, { projectId, ids })
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  const { done, skipped } = outcome
  const text = bulkText('restored', done, skipped)
  const page = atCard(withChecked(back, ids), { projectId, ids })
  return redirectWithToast(page, text, done > 0 ? 'success' : 'error')
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
