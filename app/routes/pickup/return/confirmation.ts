import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { reportPaths } from '~/models/trade/paths/inspection'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { confirmReturn } from '~/services/pickup/return/confirm-return.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupReader(request, params)
  const { orderId, orderItemId } = parseParams(params, OrderItemParams)
  return redirect(reportPaths.pickupReturn(orderId, orderItemId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { orderId, orderItemId } = parseParams(params, OrderItemParams)
  const back = reportPaths.pickupReturn(orderId, orderItemId)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await confirmReturn({ side: 'renter', reader, orderId, orderItemId })
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, RETURN_MESSAGES.confirmed)
}

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { LedOn as default } from '~/components/shell/led-on'
