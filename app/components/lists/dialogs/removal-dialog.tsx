import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Note } from '~/components/ui/note'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import { LIST_MESSAGES } from '~/models/lists/list-messages'

interface RemovalDialogProps {
  title: string
  picture: Picture | null
  mayRemove: boolean
  errors?: readonly string[]
  closeTo: string
}

/** Asks before a vehicle leaves its list. */
export function RemovalDialog({ title, picture, mayRemove, errors, closeTo }: RemovalDialogProps) {
  return (
    <Dialog title="Remove Vehicle" subtitle={title} picture={picture} closeTo={closeTo} size="small">
      <Form method="post" className="contents">
        <DialogBody>
          <FormErrors errors={errors} className="mb-4" />
          {mayRemove ? (
            <p>Remove {title} from this list? It stays under Removed Vehicles, and adding it again brings it back.</p>
          ) : (
            <Note tone="gone">{LIST_MESSAGES.heldVehicle}</Note>
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          {mayRemove && <SubmitButton look="refuse">Remove Vehicle</SubmitButton>}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
