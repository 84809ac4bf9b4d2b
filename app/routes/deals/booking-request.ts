import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listPaths } from '~/models/trade/paths/lists'
import { refusalText } from '~/models/trade/results/outcome'
import { broken } from '~/server/errors.server'
import { refererQuery } from '~/server/http/origin.server'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requestBooking } from '~/services/deals/request-booking.server'

/** Has no page: after a log-in, redirects to the card. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return redirect(listPaths.listVehicle(projectId, listVehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const ref = parseParams(params, ListVehicleParams)
  await readForm(request, EmptyForm)
  const back = listPaths.listVehicle(ref.projectId, ref.listVehicleId, refererQuery(request))
  const outcome = await requestBooking(renter, ref)
  if (!outcome.ok && outcome.why === 'failure') throw broken()
  if (!outcome.ok) return redirectWithToast(back, refusalText(outcome), 'error')
  return redirectWithToast(back, BOOKING_REQUEST_MESSAGES.asked)
}

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
export { EmptyPage as default } from '~/components/shell/error-page'
