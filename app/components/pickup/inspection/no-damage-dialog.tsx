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
      <p>The inspection is finished with that. Damage that is found afterwards is shown as added later.</p>
    </FormDialog>
  )
}
