import type { SubmissionResult } from '@conform-to/react'
import { ADDRESS, AddressFields } from '~/components/booking/checkout/address-fields'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { SelectField } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { printNote } from '~/models/trade/format/printable'
import { orderPaths } from '~/models/trade/paths/orders'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'

const ORDER = ['productionCompanyName', 'contactName', ...ADDRESS, 'paymentTerms', 'paymentMethod'] as const

interface BillingDialogProps {
  found: {
    order: { id: number; projectId: string; projectTitle: string }
    billing: Record<(typeof ORDER)[number], string>
    /** The id of the current agreement. */
    replaces: string
    /** Who signs it. */
    signer: string
    isDeclined: boolean
    /** Why it can no longer be corrected, or null. */
    refusal: string | null
  }
  lastResult: SubmissionResult | undefined
}

/** Corrects an order's billing details until its agreement is signed. */
export function BillingDialog({ found, lastResult }: BillingDialogProps) {
  const { order, refusal } = found
  const closeTo = orderPaths.orderDetails(order.id, order.projectId, order.projectTitle)
  return (
    <Dialog
      title="Correct Billing"
      subtitle={`Order #${order.id}, ${order.projectTitle}`}
      closeTo={closeTo}
      size={refusal ? 'small' : 'large'}
    >
      {refusal ? (
        <>
          <DialogBody>
            <Note tone="gone" isAlert>
              {refusal}
            </Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order" />
        </>
      ) : (
        <BillingFields found={found} lastResult={lastResult} closeTo={closeTo} />
      )}
    </Dialog>
  )
}

function BillingFields({ found, lastResult, closeTo }: BillingDialogProps & { closeTo: string }) {
  const { billing, replaces, signer, isDeclined } = found
  const [form, field] = useServerForm({ id: 'billing', fields: ORDER, lastResult, defaultValue: billing })
  return (
    <DialogForm form={form} fields={ORDER.map(field)} submitLabel="Save" cancelTo={closeTo}>
      <input type="hidden" name="replaces" value={replaces} />
      <p className="text-quiet">
        When you save, <bdi>{signer}</bdi> gets a new agreement to sign.
        {!isDeclined && " Changing only the phone number doesn't require one."}
      </p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField {...field('productionCompanyName')} label="Production company" noteAbout={printNote} />
        <TextField {...field('contactName')} label="Contact person" noteAbout={printNote} />
        <AddressFields field={field} />
        <SelectField {...field('paymentTerms')} label="Payment terms" choices={PAYMENT_TERMS} emptyLabel="Choose" />
        <SelectField {...field('paymentMethod')} label="Payment method" choices={PAYMENT_METHODS} emptyLabel="Choose" />
      </div>
    </DialogForm>
  )
}
