import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PaymentNoteForm } from '~/models/provider/desk-form'
import { PAYMENT_NOTE_MESSAGES } from '~/models/provider/desk-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { MAX_PAYMENT_NOTE_LENGTH } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
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
  const { orderId, writtenAfter } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'payment-note', fields: ['text'], lastResult })
  const closeTo = providerPaths.order(orderId)
  return (
    <FormDialog
      title="Payment note"
      subtitle={`Order #${orderId}`}
      closeTo={closeTo}
      size="small"
      form={form}
      preventScrollReset
      submitLabel="Save note"
    >
      <input type="hidden" name="writtenAfter" value={writtenAfter} />
      <TextareaField
        {...field('text')}
        label="Note"
        maxLength={MAX_PAYMENT_NOTE_LENGTH}
        hint="Staff only. Notes can't be edited later."
      />
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Payment note')]

/** Also after a refusal: someone else may have added a note. */
export const shouldRevalidate = () => true
