import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'

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

interface DeleteDialogProps {
  /** What is deleted: 'Damage #2', 'Rear shot'. */
  thing: string
  closeTo: string
  errors?: readonly string[]
}

/** Asks before something leaves an inspection. */
export function DeleteDialog({ thing, closeTo, errors }: DeleteDialogProps) {
  return (
    <FormDialog
      title={`Delete ${thing}`}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel="Delete"
      submitLook="refuse"
    >
      <p>It's removed from the report for everyone. The audit log keeps a record.</p>
    </FormDialog>
  )
}
