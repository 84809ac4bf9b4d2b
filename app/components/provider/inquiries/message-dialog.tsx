import type { SubmissionResult } from '@conform-to/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'
import { BEHALF_SIDES } from '~/models/provider/desk-messages'
import { NoteField } from '../../deals/messages/note-field'
import { BehalfFields } from '../behalf-fields'

export interface MessageDialogProps {
  thread: { title: string; picture: Picture | null; attempt: string; messageRefusal: string | null }
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** Staff write to one side of an inquiry on behalf of the other, with a reason. */
export function MessageDialog({ thread, lastResult, closeTo }: MessageDialogProps) {
  const { title, picture, messageRefusal } = thread
  return (
    <Dialog title="Send Message" subtitle={title} picture={picture} closeTo={closeTo} size="small">
      {messageRefusal === null ? (
        <MessageForm {...{ thread, lastResult, closeTo }} />
      ) : (
        <>
          <DialogBody>
            <Note tone="gone" isAlert>
              {messageRefusal}
            </Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the inquiry" />
        </>
      )}
    </Dialog>
  )
}

function MessageForm({ thread: { attempt }, lastResult, closeTo }: MessageDialogProps) {
  const [form, field] = useServerForm({ id: 'message', fields: FIELDS, lastResult, defaultValue: { attempt } })
  return (
    <DialogForm form={form} submitLabel="Send message" cancelTo={closeTo}>
      <input type="hidden" name="attempt" value={field('attempt').defaultValue} />
      <div className="grid gap-4">
        <BehalfFields sides={BEHALF_SIDES} field={field} />
        <NoteField field={field('message')} label="Message to the other side" />
      </div>
    </DialogForm>
  )
}

const FIELDS = ['side', 'message', 'reason', 'attempt'] as const
