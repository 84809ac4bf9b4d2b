import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'

interface CommentRemovalDialogProps {
  title: string
  /** The text of the comment. */
  text: string
  /** Why it cannot be deleted now; null if it can. */
  refusal: string | null
  errors?: readonly string[]
  closeTo: string
}

/** Asks for confirmation before a comment is deleted. */
export function CommentRemovalDialog({ title, text, refusal, errors, closeTo }: CommentRemovalDialogProps) {
  return (
    <FormDialog
      title="Delete comment"
      subtitle={title}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel={refusal === null ? 'Delete comment' : null}
      submitLook="refuse"
    >
      {refusal === null ? <p>Delete this comment? It cannot be restored.</p> : <Note tone="gone">{refusal}</Note>}
      <blockquote
        dir="auto"
        className="mt-4 border-l-4 border-base-300 pl-4 whitespace-pre-line wrap-anywhere text-quiet"
      >
        {text}
      </blockquote>
    </FormDialog>
  )
}
