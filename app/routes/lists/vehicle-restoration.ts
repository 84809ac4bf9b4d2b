import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { RESTORED_MESSAGES } from '~/models/lists/list-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { withoutRemoved } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { refererPath, refererQuery } from '~/server/http/origin.server'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { restoreVehicle } from '~/services/lists/remove-vehicle.server'

/** Has no page: after a log-in, redirects to the list. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ListVehicleParams)
  return redirect(projectPaths.projectList(projectId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  await readForm(request, EmptyForm)
  const outcome = await restoreVehicle(renter, ref)
  const page = refererPath(request)
  const isOnItsPage = page.startsWith(listPaths.removedVehicles(ref.projectId))
  const view = withoutRemoved(refererQuery(request), ref.listVehicleId)
  const back = isOnItsPage ? page : listPaths.listVehicle(ref.projectId, ref.listVehicleId, view)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  const text = RESTORED_MESSAGES[outcome.back]
  const link = { to: listPaths.listVehicle(ref.projectId, ref.listVehicleId), label: 'View' }
  return redirectWithToast(back, isOnItsPage ? { text, link } : text)
}

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
export { EmptyPage as default } from '~/components/shell/error-page'
