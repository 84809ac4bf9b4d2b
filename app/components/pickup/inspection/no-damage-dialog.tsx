import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'

/** Says that there is none, and ends the inspection. */
export function NoDamageDialog({ closeTo, errors }: { closeTo: string; errors?: readonly string[] }) {
  return (
    <FormDialog
      title="Vehicle Has No Damage"
      closeTo={closeTo}
      size="small"
      data-finish={INSPECTION_MESSAGES.finishLast}
      errors={errors}
      submitLabel="Confirm"
    >
      <p>This finishes the inspection. Damage found afterward is marked as added later.</p>
    </FormDialog>
  )
}
