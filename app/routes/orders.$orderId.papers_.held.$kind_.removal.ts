import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PAPER_MESSAGES } from '~/models/orders/papers/paper-messages'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { HeldPaperParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/empty-form'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireRenter } from '~/server/session/require.server'
import { releaseHeldPaper } from '~/services/orders/papers/release-held-paper.server'

/** There is nothing to see here: whoever comes back from the log-in goes on to the papers. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'orders')
  return redirect(orderPaths.papers(parseParams(params, HeldPaperParams).orderId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, kind } = parseParams(params, HeldPaperParams)
  await readForm(request, EmptyForm)

  const outcome = await releaseHeldPaper(renter, orderId, kind)
  const back = orderPaths.papers(orderId)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, PAPER_MESSAGES.removed)
}

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
export { LedOn as default } from '~/components/shell/led-on'
