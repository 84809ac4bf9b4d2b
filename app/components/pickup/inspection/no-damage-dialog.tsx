import { Form } from '@remix-run/react'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog/dialog'
import { FormErrors } from '../../ui/form/form-errors'
import { SubmitButton } from '../../ui/submit-button'

/** Says that there is none, and ends the inspection. */
export function NoDamageDialog({ closeTo, errors }: { closeTo: string; errors?: readonly string[] }) {
  return (
    <Dialog title="Vehicle Has No Damage" closeTo={closeTo} size="small">
      <Form method="post" replace className="contents" data-finish={INSPECTION_MESSAGES.finishLast}>
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          <p>This finishes the inspection. Damage found afterward is marked as added later.</p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton>Confirm</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
