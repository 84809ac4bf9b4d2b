import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog/dialog'
import { FormErrors } from '../../ui/form/form-errors'
import { SubmitButton } from '../../ui/submit-button'

interface DeleteDialogProps {
  /** What is deleted: 'Damage #2', 'Rear shot'. */
  thing: string
  closeTo: string
  errors?: readonly string[]
}

/** Asks before something leaves an inspection. */
export function DeleteDialog({ thing, closeTo, errors }: DeleteDialogProps) {
  return (
    <Dialog title={`Delete ${thing}`} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          <p>It's removed from the report for everyone. The audit log keeps a record.</p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton look="refuse">Delete</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
