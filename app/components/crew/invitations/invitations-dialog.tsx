import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import type { Choice } from '~/components/ui/form/select-field'
import { SubmitButton } from '~/components/ui/submit-button'
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
    <Dialog title="Invite Members" subtitle={subtitle} closeTo={closeTo}>
      <Form method="post" replace noValidate className="contents">
        <DialogBody>
          <FormErrors errors={answer?.error?.[''] ?? undefined} className="mb-4" />
          <input type="hidden" name="writtenAfter" value={writtenAfter} />
          <InvitationRows answer={answer} roles={roles} checkAt={checkAt} />
          <p className="hint mt-4">
            People with an account join right away. Everyone else gets an email to set one up.
          </p>
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          <SubmitButton>Invite</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
