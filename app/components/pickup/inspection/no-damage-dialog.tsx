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
          <p>The inspection is finished with that. Damage that is found afterwards is shown as added later.</p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton>Confirm</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
