import type { SubmissionResult } from '@conform-to/react'

import { FormDialog } from '~/components/ui/dialog/form-dialog'

import type { Choice } from '~/components/ui/form/choice-fields'

import { InvitationRows } from './invitation-rows'

interface InvitationsDialogProps {
  /** The project. */
  subtitle: string
  roles: readonly Choice[]
  /** The newest member when the form was written. */
  writtenAfter: number
  answer: SubmissionResult | undefined
  checkAt: string
  closeTo: string
}

/** Invites people to a project that is there. */
export function InvitationsDialog(props: InvitationsDialogProps) {
  const { subtitle, roles, writtenAfter, answer, checkAt, closeTo } = props
  return (
    <FormDialog
      title="Invite Members"
      subtitle={subtitle}
      closeTo={closeTo}
      noValidate
      errors={answer?.error?.[''] ?? undefined}
      submitLabel="Invite"
    >
      <input type="hidden" name="writtenAfter" value={writtenAfter} />
      <InvitationRows answer={answer} roles={roles} checkAt={checkAt} />
      <p className="hint mt-4">People with an account join right away. Everyone else gets an email to set one up.</p>
    </FormDialog>
  )
}
