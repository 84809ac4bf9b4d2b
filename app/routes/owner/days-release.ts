import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { OWNER_DAYS_MESSAGES } from '~/models/owner/owner-days'
import { MonthQuery, OwnerDaysParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { ownerPaths } from '~/models/trade/paths/owner'
import { parseParams, parseQuery, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { releaseOwnerDays } from '~/services/owner/owner-days.server'

/** Has no page: after a log-in, redirects to the vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(ownerPaths.ownerVehicle(parseParams(params, OwnerDaysParams).vehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const ref = parseParams(params, OwnerDaysParams)
  await readForm(request, EmptyForm)

  const outcome = await releaseOwnerDays(owner, ref)
  const back = ownerPaths.ownerVehicle(ref.vehicleId, parseQuery(request, MonthQuery).month)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, OWNER_DAYS_MESSAGES.freed)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
