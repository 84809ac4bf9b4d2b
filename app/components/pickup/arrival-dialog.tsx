import type { SubmissionResult } from '@conform-to/react'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { HOURS, MINUTES } from '~/models/pickup/pickup-messages'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { FormDialog } from '../ui/dialog/form-dialog'
import { SelectField } from '../ui/form/choice-fields'

const ORDER = ['hours', 'mins'] as const

interface ArrivalDialogProps {
  orderId: number
  title: string
  lastResult: SubmissionResult | undefined
}

/** Notifies the owner when the driver will arrive. */
export function ArrivalDialog({ orderId, title, lastResult }: ArrivalDialogProps) {
  const defaultValue = { hours: '', mins: '0' }
  const [form, field] = useServerForm({ id: 'arrival', fields: ORDER, lastResult, defaultValue })
  return (
    <FormDialog
      title="Notify Owner"
      subtitle={title}
      closeTo={pickupPaths.pickupDetails(orderId)}
      size="notice"
      form={form}
      submitLabel="Confirm"
    >
      <p className="mb-4">How far out are you? Choose zero for both if you've arrived.</p>
      <div className="grid grid-cols-2 gap-4">
        <SelectField {...field('hours')} label="Hours" choices={HOURS} emptyLabel="Choose" />
        <SelectField {...field('mins')} label="Mins" choices={MINUTES} />
      </div>
    </FormDialog>
  )
}
