import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { InvoiceDialog } from '~/components/billing/invoice-dialog'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { useFormResponse } from '~/components/ui/form/form-response'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { billingPaths } from '~/models/trade/paths/billing'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { invoicesOfOrder } from '~/services/billing/invoices-of-order.server'
import { issueInvoice } from '~/services/billing/issue-invoice.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return { found: await invoicesOfOrder(renter, parseParams(params, OrderDetailsParams)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, OrderDetailsParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await issueInvoice(renter, ref)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(billingPaths.invoice(ref.orderId, ref.projectId, ref.name), INVOICE_MESSAGES.issued)
}

export default function Invoice() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <InvoiceDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Invoice')]

export function ErrorBoundary() {
  return <OrderStepFailed title="Invoice" sentence={INVOICE_MESSAGES.failed} />
}
