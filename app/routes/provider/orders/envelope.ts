import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { DOCUSIGN_DESK_MESSAGES } from '~/models/provider/desk-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { providerPaths } from '~/models/trade/paths/provider'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { retryEnvelopes } from '~/services/signing/docusign/envelope-queue.server'

/** Has no page: after a log-in, redirects to the order. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return redirect(providerPaths.order(parseParams(params, OrderParams).orderId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { orderId } = parseParams(params, OrderParams)
  await readForm(request, EmptyForm)

  const outcome = await retryEnvelopes(provider, orderId)
  if (!outcome.ok) return redirectWithToast(providerPaths.order(orderId), outcome.message, 'error')
  return redirectWithToast(providerPaths.order(orderId), DOCUSIGN_DESK_MESSAGES.retried)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
