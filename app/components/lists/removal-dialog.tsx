import { Form } from '@remix-run/react'
import { LIST_MESSAGES } from '~/models/list-messages'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { FormErrors } from '../ui/form-errors'
import { Note } from '../ui/note'
import type { Picture } from '../ui/photo'
import { SubmitButton } from '../ui/submit-button'

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
