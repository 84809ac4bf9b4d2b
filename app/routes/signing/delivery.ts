import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { orderPaths } from '~/models/trade/paths/orders'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireSendableOf } from '~/services/signing/require-sendable.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'

/** Has no page: after a log-in, redirects to the order. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, OrderDetailsParams)
  return redirect(orderPaths.orderDetails(orderId, projectId, name))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, OrderDetailsParams)
  await requireSendableOf(renter, { orderId, projectId })
  await readForm(request, EmptyForm)

  const outcome = await resendAgreement(renter, orderId)
  const back = orderPaths.orderDetails(orderId, projectId, name)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, SIGNING_MESSAGES.resent)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
