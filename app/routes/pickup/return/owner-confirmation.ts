import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import { OwnerOrderParams } from '~/models/trade/addresses/params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireOwner } from '~/server/session/require.server'
import { confirmReturn } from '~/services/pickup/return/confirm-return.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(pickupPaths.ownerReturn(parseParams(params, OwnerOrderParams).orderItemId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { orderItemId } = parseParams(params, OwnerOrderParams)
  const back = pickupPaths.ownerReturn(orderItemId)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await confirmReturn({ side: 'owner', owner, orderItemId })
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, RETURN_MESSAGES.confirmed)
}

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
export { LedOn as default } from '~/components/shell/led-on'
