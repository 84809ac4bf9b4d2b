import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { conformField } from '~/components/ui/form/conform-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { HOURS, MINUTES } from '~/models/pickup/pickup-messages'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog/dialog'
import { FormErrors } from '../ui/form/form-errors'
import { SelectField } from '../ui/form/select-field'
import { SubmitButton } from '../ui/submit-button'

const ORDER = ['hours', 'mins'] as const

interface ArrivalDialogProps {
  orderId: number
  title: string
  lastResult: SubmissionResult | undefined
}

/** Tells the owner in how long somebody is there. */
export function ArrivalDialog({ orderId, title, lastResult }: ArrivalDialogProps) {
  const closeTo = pickupPaths.pickupDetails(orderId)
  const defaultValue = { hours: '', mins: '0' }
  const [form, fields] = useServerForm<typeof defaultValue>({ id: 'arrival', lastResult, defaultValue })
  const field = conformField(fields, ORDER)
  return (
    <Dialog title="Notify Owner" subtitle={title} closeTo={closeTo} size="notice">
      <Form method="post" id={form.id} noValidate className="contents">
        <DialogBody>
          <p className="mb-4">How far out are you? Choose zero for both if you've arrived.</p>
          <FormErrors errors={form.errors} className="mb-4" />
          <div className="grid grid-cols-2 gap-4">
            <SelectField {...field('hours')} label="Hours" choices={HOURS} emptyLabel="Choose" />
            <SelectField {...field('mins')} label="Mins" choices={MINUTES} />
          </div>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton>Confirm</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
