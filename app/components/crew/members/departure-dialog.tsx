import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'

interface DepartureDialogProps {
  title: string
  isOwner: boolean
  errors?: readonly string[]
  handoverTo: string
  /** The members. */
  closeTo: string
}

/** Asks before somebody leaves a project; its Owner is told what comes first. */
export function DepartureDialog({ title, isOwner, errors, handoverTo, closeTo }: DepartureDialogProps) {
  return (
    <Dialog title="Leave Project" subtitle={title} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          {isOwner ? (
            <Note tone="waiting">{MEMBER_MESSAGES.ownerStays}</Note>
          ) : (
            <>
              <FormErrors errors={errors} className="mb-4" />
              <p>Leave {title}? You will lose access to it. Everything you added stays with the crew.</p>
            </>
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          {isOwner ? (
            <Link className={BUTTON_CLASS.primary} to={handoverTo} preventScrollReset replace>
              Hand Over Project
            </Link>
          ) : (
            <SubmitButton look="refuse">Leave Project</SubmitButton>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
