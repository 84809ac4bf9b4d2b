import type { SubmissionResult } from '@conform-to/react'
import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { usePostedText } from '~/components/ui/form/use-posted-text'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { CommentField } from './comment-field'

interface CommentFormProps {
  action: string
  /** Idempotency key of the form. */
  attempt: string
  /** Why the viewer cannot comment; null if they can. */
  refusal: string | null
  /** Members who can be mentioned. */
  names: readonly string[]
  lastResult: SubmissionResult | undefined
}

/** Posts a comment without leaving the dialog. Without script the page reloads with the new comment. */
export function CommentForm({ action, attempt, refusal, names, lastResult }: CommentFormProps) {
  const { Form, isBusy, key, field, errors, posted } = usePostedText('comment', attempt, lastResult)
  return (
    <Form method="post" action={action} preventScrollReset noValidate className="grid gap-2">
      <FormErrors errors={errors} />
      <input type="hidden" name="attempt" value={key} />
      <CommentField
        key={key}
        {...field}
        label="Comment"
        placeholder="Write a comment.."
        names={names}
        disabled={refusal !== null}
      >
        <SubmitButton className="order-last ml-auto" isBusy={isBusy} disabled={refusal !== null}>
          Comment
        </SubmitButton>
      </CommentField>
      {refusal !== null && <Note tone="gone">{refusal}</Note>}
      <p role="status" className={posted?.note ? 'text-sm' : 'sr-only'}>
        {posted && [COMMENT_MESSAGES.posted, posted.note].filter(Boolean).join(' ')}
      </p>
    </Form>
  )
}
