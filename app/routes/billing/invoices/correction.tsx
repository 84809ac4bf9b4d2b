import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CorrectionDialog } from '~/components/billing/correction-dialog'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { useFormResponse } from '~/components/ui/form/form-response'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { CorrectionForm } from '~/models/billing/correction-form'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { billingPaths } from '~/models/trade/paths/billing'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { correctInvoice } from '~/services/billing/correct-invoice.server'
import { invoicesOfOrder } from '~/services/billing/invoices-of-order.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, OrderDetailsParams)
  const { order, invoices, billed } = await invoicesOfOrder(renter, ref)
  const invoice = invoices.at(-1)
  if (!invoice) throw redirect(billingPaths.invoice(ref.orderId, ref.projectId, ref.name))
  return { order, billed, invoice: { id: invoice.id, number: invoice.number } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, OrderDetailsParams)
  const form = await readForm(request, CorrectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await correctInvoice(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(billingPaths.invoice(ref.orderId, ref.projectId, ref.name), INVOICE_MESSAGES.corrected)
}

export default function Correction() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <CorrectionDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Correct invoice')]

export function ErrorBoundary() {
  return <OrderStepFailed title="Correct invoice" sentence={INVOICE_MESSAGES.failed} />
}
