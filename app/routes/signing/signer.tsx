import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { SignerDialog } from '~/components/signing/signer-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { NewSignerForm } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { PersonQuery } from '~/models/trade/addresses/order-params'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireSendableOf, requireSignerChoice } from '~/services/signing/require-sendable.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, projectId } = parseParams(params, OrderDetailsParams)
  return requireSignerChoice(renter, { orderId, projectId }, parseQuery(request, PersonQuery).to)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, projectId, name } = parseParams(params, OrderDetailsParams)
  await requireSendableOf(renter, { orderId, projectId })
  const form = await readForm(request, NewSignerForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await sendAgreement(renter, orderId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(orderPaths.orderDetails(orderId, projectId, name), SIGNING_MESSAGES.newSent)
}

export default function Signer() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <SignerDialog choice={useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Signer')]

/** Also after a refusal: the agreement may have been answered since. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  const { orderId, projectId = '', name = '' } = useParams()
  const closeTo = orderPaths.orderDetails(Number(orderId), projectId, name)
  return <FailureDialog title="Signer" sentence={SIGNING_MESSAGES.failed} closeTo={closeTo} />
}
