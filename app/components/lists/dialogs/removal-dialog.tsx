import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Note } from '~/components/ui/note'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'

interface RemovalDialogProps {
  title: string
  picture: Picture | null
  /** Why it cannot be removed now. */
  refusal: string | null
  errors?: readonly string[]
  closeTo: string
}

/** Asks before a vehicle leaves its list. */
export function RemovalDialog({ title, picture, refusal, errors, closeTo }: RemovalDialogProps) {
  return (
    <Dialog title="Remove Vehicle" subtitle={title} picture={picture} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          {refusal === null ? (
            <p>Remove {title} from this list? It moves to Removed Vehicles, and you can add it again at any time.</p>
          ) : (
            <Note tone="gone">{refusal}</Note>
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          {refusal === null && <SubmitButton look="refuse">Remove Vehicle</SubmitButton>}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
