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
          <p>
            It leaves the report, for everybody who takes part. The record keeps that it was there, and who deleted it.
          </p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton look="refuse">Delete</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
