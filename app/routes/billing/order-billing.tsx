import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BillingDialog } from '~/components/billing/billing-dialog'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { useFormResponse } from '~/components/ui/form/form-response'
import { BillingCorrectionForm } from '~/models/billing/correction-form'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { correctBilling, requireBilling } from '~/services/orders/correct-billing.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return { found: await requireBilling(renter, parseParams(params, OrderDetailsParams)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, OrderDetailsParams)
  const form = await readForm(request, BillingCorrectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await correctBilling(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(
    orderPaths.orderDetails(ref.orderId, ref.projectId, ref.name),
    ORDER_MESSAGES.billingCorrected,
  )
}

export default function OrderBilling() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <BillingDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Correct Billing')]

/** Also after a refusal: the agreement may have been answered since. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  return <OrderStepFailed title="Correct Billing" sentence={ORDER_MESSAGES.billingFailed} />
}
