import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { orderPaths } from '~/models/trade/paths/orders'
import { signingPaths } from '~/models/trade/paths/signing'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { signingReturn } from '~/server/session/browser-state.server'
import { signerCookie } from '~/server/session/links.server'
import { requireRenter } from '~/server/session/require.server'
import { openSigning } from '~/services/signing/open-signing.server'
import { requireSendableOf } from '~/services/signing/require-sendable.server'

/** Has no page: after a log-in, redirects to the order. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, OrderDetailsParams)
  return redirect(orderPaths.orderDetails(orderId, projectId, name))
}

/** Lets the account sign if it is the signer, and remembers that it came from the order. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, OrderDetailsParams)
  await requireSendableOf(renter, { orderId, projectId })
  await readForm(request, EmptyForm)

  const outcome = await openSigning(renter, orderId)
  if (!outcome.ok) return redirectWithToast(orderPaths.orderDetails(orderId, projectId, name), outcome.message, 'error')
  const headers = new Headers({ 'Set-Cookie': await signerCookie(outcome.token) })
  headers.append('Set-Cookie', await signingReturn.write(orderId))
  return redirect(outcome.isElsewhere ? signingPaths.visit() : signingPaths.agreement(), { headers })
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
