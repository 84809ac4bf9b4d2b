import type { SubmissionResult } from '@conform-to/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { editBaseOf } from '~/models/trade/edits'
import { CommentField } from './comment-field'

interface EditCommentDialogProps {
  title: string
  /** The comment, with the revision its form starts from. */
  comment: { comment: string } & ReturnType<typeof editBaseOf>
  /** Why it cannot be edited now; null if it can. */
  refusal: string | null
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** Edits one's own comment. */
export function EditCommentDialog(props: EditCommentDialogProps) {
  return (
    <Dialog title="Edit comment" subtitle={props.title} closeTo={props.closeTo} size="small">
      {/* after a conflict the form remounts with the current revision */}
      <EditForm key={clashOf(props.lastResult)} {...props} />
    </Dialog>
  )
}

function EditForm({ comment, refusal, lastResult, closeTo }: EditCommentDialogProps) {
  const fields = ['comment', 'revision', 'loaded'] as const
  const [form, typed] = useServerForm({ id: 'edit-comment', fields, lastResult, defaultValue: comment })
  const { errors } = typed('revision')
  return (
    <DialogForm
      form={form}
      errors={form.errors}
      submitLabel={refusal === null ? (errors ? 'Save anyway' : 'Save') : null}
      cancelTo={closeTo}
    >
      {errors && <ChangedMeanwhile sentences={errors} clashes={1} what="comment" />}
      <input type="hidden" name="revision" defaultValue={typed('revision').defaultValue} />
      <input type="hidden" name="loaded" defaultValue={typed('loaded').defaultValue} />
      <CommentField {...typed('comment')} label="Comment" names={[]} disabled={refusal !== null} />
      {refusal !== null && <Note tone="gone">{refusal}</Note>}
    </DialogForm>
  )
}
