import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'

interface MemberRemovalDialogProps {
  name: string
  isInvited: boolean
  errors?: readonly string[]
  /** The members. */
  closeTo: string
}

/** Asks before somebody is taken out of a project. */
export function MemberRemovalDialog({ name, isInvited, errors, closeTo }: MemberRemovalDialogProps) {
  return (
    <Dialog title="Remove Member" subtitle={name} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          <p>{MEMBER_MESSAGES.removalQuestion}</p>
          <p className="mt-2 text-quiet">
            {isInvited ? 'Their invitation link will stop working.' : 'Everything they added stays in the project.'}
          </p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo} cancelLabel="NO">
          <SubmitButton look="refuse">Yes</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
