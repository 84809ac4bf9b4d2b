import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type RecipientsRef, recipientAddresses } from '~/models/pickup/recipient-addresses'
import { RecipientParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { resendPickupDetails, revokePickupLink } from '~/services/pickup/send-pickup-details.server'

/** Has no page: after a log-in, redirects to the recipients. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, params.name === undefined ? 'projects' : 'orders')
  return redirect(recipientsOf(request, parseParams(params, RecipientParams)))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, params.name === undefined ? 'projects' : 'orders')
  const { kind, ...ref } = parseParams(params, RecipientParams)
  const back = recipientsOf(request, ref)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = kind === 'link' ? await resendPickupDetails(renter, ref) : await revokePickupLink(renter, ref)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  if (!('isNew' in outcome)) return redirectWithToast(back, PICKUP_MESSAGES.revoked)
  return redirectWithToast(back, outcome.isNew ? PICKUP_MESSAGES.sentAgain : PICKUP_MESSAGES.sentJustNow)
}

function recipientsOf(request: Request, ref: RecipientsRef) {
  return recipientAddresses(ref, listView(new URL(request.url).search)).recipients
}

export { RecipientsFailed as ErrorBoundary } from '~/components/pickup/recipients-dialog'
export { EmptyPage as default } from '~/components/shell/error-page'
