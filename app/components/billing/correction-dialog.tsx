import type { SubmissionResult } from '@conform-to/react'
import { ADDRESS, AddressFields } from '~/components/booking/checkout/address-fields'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { printNote } from '~/models/trade/format/printable'
import { billingPaths } from '~/models/trade/paths/billing'
import type { OrderInvoices } from '~/services/billing/invoices-of-order.server'

const ORDER = ['productionCompanyName', 'contactName', ...ADDRESS, 'reason'] as const

interface CorrectionDialogProps {
  order: OrderInvoices['order']
  billed: OrderInvoices['billed']
  /** The current invoice. */
  invoice: { id: string; number: string }
  lastResult: SubmissionResult | undefined
}

/** Corrects who is billed: issues a new invoice that refers to the one it replaces. */
export function CorrectionDialog({ order, billed, invoice, lastResult }: CorrectionDialogProps) {
  const closeTo = billingPaths.invoice(order.id, order.projectId, order.projectTitle)
  const defaultValue = { ...billed, reason: '' }
  const [form, field] = useServerForm({ id: 'correction', fields: ORDER, lastResult, defaultValue })
  return (
    <FormDialog
      title="Correct invoice"
      subtitle={`A new invoice replaces ${invoice.number}, for the same vehicles.`}
      closeTo={closeTo}
      form={form}
      submitLabel="ISSUE CORRECTED INVOICE"
    >
      <input type="hidden" name="invoiceId" value={invoice.id} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('productionCompanyName')} label="Production company" noteAbout={printNote} />
        <TextField {...field('contactName')} label="Contact person" noteAbout={printNote} />
        <AddressFields field={field} />
        <TextField
          {...field('reason')}
          label="Reason"
          noteAbout={printNote}
          hint="Shown on the new invoice."
          className="sm:col-span-2"
        />
      </div>
    </FormDialog>
  )
}
