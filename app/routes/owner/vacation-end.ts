import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { VACATION_MESSAGES } from '~/models/owner/vacation'
import { VacationEndForm } from '~/models/owner/vacation-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { endVacation } from '~/services/owner/vacation.server'

/** Has no page: after a log-in, redirects to the vacation. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(ownerPaths.vacation())
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const form = await readForm(request, VacationEndForm)
  const seen = form.status === 'success' ? form.value.seen : ''
  const outcome = await endVacation(owner, { seen })
  if (!outcome.ok) return redirectWithToast(ownerPaths.vacation(), outcome.message, 'error')
  return redirectWithToast(ownerPaths.vacation(), VACATION_MESSAGES.ended)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
