import { FormDialog } from '~/components/ui/dialog/form-dialog'

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
