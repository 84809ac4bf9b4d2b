import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ActivitySeenForm } from '~/models/crew/crew-form'
import { ACTIVITY_MESSAGES } from '~/models/crew/crew-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { crewPaths } from '~/models/trade/paths/crew'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { markActivitySeen } from '~/services/crew/activity/new-activity.server'

/** Has no page: after a log-in, redirects to the activity. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  return redirect(crewPaths.activity(projectId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, ActivitySeenForm)
  if (form.status !== 'success') return redirectWithToast(crewPaths.activity(projectId), PAGE_OUTDATED, 'error')

  const outcome = await markActivitySeen(renter, projectId, form.value.newest)
  if (!outcome.ok) return redirectWithToast(crewPaths.activity(projectId), outcome.message, 'error')
  return redirectWithToast(crewPaths.activity(projectId), ACTIVITY_MESSAGES.seen)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
