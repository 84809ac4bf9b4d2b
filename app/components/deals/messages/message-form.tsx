import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { CountedField } from '~/components/ui/form/counted-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { usePostedText } from '~/components/ui/form/use-posted-text'
import { DEAL_MESSAGE_MESSAGES, MAX_MESSAGE_LENGTH } from '~/models/deals/timeline/message-limits'

interface MessageFormProps {
  action: string
  /** Idempotency key of the form. */
  attempt: string
  /** Who reads it: 'the owner', 'Red Clay Pictures'. */
  to: string
  /** Why nobody can send a message now; null if it is possible. */
  refusal: string | null
  /** The initial text, from a template. */
  text?: string | undefined
  /** Beside the button. */
  children?: ReactNode
  /** Where the page is about several inquiries. */
  inquiryId?: string
  lastResult: SubmissionResult | undefined
}

/** Sends a message to the other side without leaving the page. It does not change the rate. */
export function MessageForm({ action, attempt, to, refusal, text, inquiryId, lastResult, children }: MessageFormProps) {
  const { Form, isBusy, key, field, errors, posted } = usePostedText('message', attempt, lastResult, text)
  if (refusal !== null) return <Note tone="gone">{refusal}</Note>
  return (
    <Form method="post" action={action} preventScrollReset noValidate className="grid gap-2">
      <FormErrors errors={errors} />
      <input type="hidden" name="attempt" value={key} />
      {inquiryId && <input type="hidden" name="inquiryId" value={inquiryId} />}
      <CountedField key={key} {...field} label={`Message to ${to}`} most={MAX_MESSAGE_LENGTH}>
        {children}
        <SubmitButton look="outline" className="order-last ml-auto" isBusy={isBusy}>
          Send message
        </SubmitButton>
      </CountedField>
      <p role="status" className="sr-only">
        {posted && DEAL_MESSAGE_MESSAGES.sent}
      </p>
    </Form>
  )
}
