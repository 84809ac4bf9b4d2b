import type { SubmissionResult } from '@conform-to/react'

import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { conformField } from '~/components/ui/form/field-state'

import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'

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
