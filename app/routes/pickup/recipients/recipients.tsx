import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { RecipientsDialog, RecipientsFailed } from '~/components/pickup/recipients-dialog'
import { RecipientForm } from '~/models/pickup/pickup-form'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { recipientAddresses } from '~/models/pickup/recipient-addresses'
import { PersonQuery } from '~/models/trade/addresses/order-params'
import { RecipientsParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery, redirectWithToast } from '~/server/http/route.server'
import { invalidFields, readValidatedForm, refusedFields } from '~/server/http/validated-form.server'
import { requireRenter } from '~/server/session/require.server'
import { allRecipients } from '~/services/pickup/recipients.server'
import { sendPickupDetails } from '~/services/pickup/send-pickup-details.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, params.name === undefined ? 'projects' : 'orders')
  return allRecipients(renter, parseParams(params, RecipientsParams), parseQuery(request, PersonQuery).to)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, params.name === undefined ? 'projects' : 'orders')
  const ref = parseParams(params, RecipientsParams)
  const form = await readValidatedForm(request, RecipientForm)
  if (form.status !== 'success') return invalidFields(form)

  const outcome = await sendPickupDetails(renter, ref, form.value)
  if (!outcome.ok) return refusedFields(form, outcome)
  const { recipients } = recipientAddresses(ref, listView(new URL(request.url).search))
  return redirectWithToast(recipients, PICKUP_MESSAGES.sent)
}

export default function PickupRecipients() {
  return <RecipientsDialog {...useLoaderData<typeof loader>()} response={useActionData<typeof action>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Send Pickup Details')]

export const ErrorBoundary = RecipientsFailed
