import type { SubmissionResult } from '@conform-to/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { MAX_OBJECTION_LENGTH } from '~/models/trade/constants'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { ReturnView } from '~/services/pickup/return.server'
import { Note } from '../ui/feedback/note'
import { TextareaField } from '../ui/form/text-field'

interface ObjectionDialogProps {
  item: ReturnView['item']
  /** Why the owner cannot object; null if they can. A text typed before is kept either way. */
  against: string | null
  objectionEnds: string | null
  lastResult: SubmissionResult | undefined
}

/** The owner disputes the condition in which a vehicle was returned. */
export function ObjectionDialog({ item, against, objectionEnds, lastResult }: ObjectionDialogProps) {
  const [form, field] = useServerForm({ id: 'objection', fields: ['reason'], lastResult })
  const closeTo = pickupPaths.ownerReturn(item.orderItemId)
  return (
    <FormDialog
      title="Dispute the return"
      subtitle={`${item.title}, order #${item.orderId}`}
      closeTo={closeTo}
      size="small"
      form={form}
      submitLabel={!against ? 'Dispute' : null}
      cancelLabel={against ? 'Back to the return' : 'Cancel'}
    >
      {against && !lastResult ? (
        <Note tone="gone">{against}</Note>
      ) : (
        <TextareaField
          {...field('reason')}
          label="What's wrong?"
          maxLength={MAX_OBJECTION_LENGTH}
          hint={objectionEnds ? hintUntil(objectionEnds) : undefined}
        />
      )}
    </FormDialog>
  )
}

const hintUntil = (end: string) =>
  `The production will see this. It can't be withdrawn. You can add photos to your return report until ${end}.`
