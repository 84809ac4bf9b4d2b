import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PaymentNoteDialog } from '~/components/provider/orders/payment-note-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { PAYMENT_NOTE_MESSAGES } from '~/models/provider/desk-messages'
import { PaymentNoteForm } from '~/models/provider/payment-note-form'
import { OrderParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireProvider } from '~/server/session/require.server'
import { countPaymentNotes, writePaymentNote } from '~/services/provider/orders/payment-notes.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { orderId } = parseParams(params, OrderParams)
  return { orderId, writtenAfter: await countPaymentNotes(provider, orderId) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { orderId } = parseParams(params, OrderParams)
  const form = await readForm(request, PaymentNoteForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await writePaymentNote(provider, orderId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.order(orderId), PAYMENT_NOTE_MESSAGES.written)
}

export default function PaymentNote() {
  const lastResult = useFormAnswer(useActionData<typeof action>())
  return <PaymentNoteDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Payment note')]

/** After a refusal too: somebody else may have written meanwhile. */
export const shouldRevalidate = () => true
