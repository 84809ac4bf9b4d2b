import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { forbidden } from '~/server/errors.server'
import { readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { confirmPickup } from '~/services/pickup/recipients.server'

/** Has no page: redirects to the pickup details. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { orderId } = await requireCrewAccess(request, params)
  return redirect(pickupPaths.pickupDetails(orderId))
}

/** Only for recipients who opened the emailed link. */
export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  if (access.kind !== 'link') throw forbidden()
  const back = pickupPaths.pickupDetails(access.orderId)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await confirmPickup(access)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, PICKUP_MESSAGES.confirmed)
}

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { EmptyPage as default } from '~/components/shell/error-page'
