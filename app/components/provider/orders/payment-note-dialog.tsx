import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextareaField } from '~/components/ui/form/inputs/textarea-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { MAX_PAYMENT_NOTE_LENGTH } from '~/models/trade/constants'
import { providerPaths } from '~/models/trade/paths/provider'

interface PaymentNoteDialogProps {
  orderId: number
  /** How many there are already. */
  writtenAfter: number
  lastResult: SubmissionResult | undefined
}

/** A note about an order's payment. */
export function PaymentNoteDialog({ orderId, writtenAfter, lastResult }: PaymentNoteDialogProps) {
  const [form, fields] = useServerForm<{ text: string }>({ id: 'payment-note', lastResult })
  const field = conformField(fields, ['text'])
  const closeTo = providerPaths.order(orderId)
  return (
    <Dialog title="Payment note" subtitle={`Order #${orderId}`} closeTo={closeTo} size="small">
      <Form
        method="post"
        replace
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="contents"
        preventScrollReset
      >
        <input type="hidden" name="writtenAfter" value={writtenAfter} />
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          <TextareaField
            {...field('text')}
            label="Note"
            maxLength={MAX_PAYMENT_NOTE_LENGTH}
            hint="Staff only. Notes can't be edited later."
          />
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton>Save note</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
