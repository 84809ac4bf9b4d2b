import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { finishInspection } from '~/services/pickup/inspection.server'

/** Has no page: redirects to the inspection. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupAccess(request, params)
  return redirect(inspectionAddresses(parseParams(params, InspectionParams)).overview())
}

/** Finishes a complete inspection; without any damage, asks for confirmation first. */
export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, InspectionParams)
  const to = inspectionAddresses(ref)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(to.overview('damage'), PAGE_OUTDATED, 'error')

  const outcome = await finishInspection({ ...access, ...ref }, { noDamage: false })
  if (outcome.ok) return redirectWithToast(to.back, INSPECTION_MESSAGES.done)
  if (outcome.code === 'damage-not-stated') return redirect(to.noDamage)
  return redirectWithToast(to.overview('damage'), outcome.message, 'error')
}

export { SideError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { EmptyPage as default } from '~/components/shell/error-page'
