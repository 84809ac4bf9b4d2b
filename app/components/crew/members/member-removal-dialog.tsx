import { FormDialog } from '~/components/ui/dialog/form-dialog'

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
    <FormDialog
      title="Remove Member"
      subtitle={name}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel="Yes"
      submitLook="refuse"
      cancelLabel="NO"
    >
      <p>{MEMBER_MESSAGES.removalQuestion}</p>
      <p className="mt-2 text-quiet">
        {isInvited ? 'Their invitation link will stop working.' : 'Everything they added stays in the project.'}
      </p>
    </FormDialog>
  )
}
