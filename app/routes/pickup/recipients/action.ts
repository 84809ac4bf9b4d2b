import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { RecipientParams } from '~/models/trade/addresses/params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { resendPickupDetails, revokePickupLink } from '~/services/pickup/send-pickup-details.server'

/** Has no page: after a log-in, redirects to the recipients. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, RecipientParams)
  return redirect(pickupPaths.pickupRecipients(orderId, projectId, name))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { act, ...at } = parseParams(params, RecipientParams)
  const back = pickupPaths.pickupRecipients(at.orderId, at.projectId, at.name)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = act === 'link' ? await resendPickupDetails(renter, at) : await revokePickupLink(renter, at)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  if (!('isNew' in outcome)) return redirectWithToast(back, PICKUP_MESSAGES.revoked)
  return redirectWithToast(back, outcome.isNew ? PICKUP_MESSAGES.sentAgain : PICKUP_MESSAGES.sentJustNow)
}

export { RecipientsFailed as ErrorBoundary } from '~/components/pickup/recipients-dialog'
export { EmptyPage as default } from '~/components/shell/error-page'
