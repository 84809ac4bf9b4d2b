import type { SubmissionResult } from '@conform-to/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { useServerForm } from '~/components/ui/form/use-server-form'
import type { Picture } from '~/components/ui/photo'
import type { ThreadState } from '~/models/deals/inbox'
import { type Cents, formatCents } from '~/models/trade/money'
import type { InquiryAnswer } from '~/models/trade/vocabulary/deals'
import { DeclineFields } from '../../deals/messages/decline-fields'
import { NoteField } from '../../deals/messages/note-field'
import { RateField } from '../../deals/offer-parts'
import { ReasonField } from '../behalf-fields'

export interface AnswerDialogProps {
  answer: InquiryAnswer
  thread: {
    title: string
    picture: Picture | null
    productionCompany: string
    owner: string | null
    lastOffer: Cents
    round: number
    state: ThreadState
    badge: { label: string }
  }
  lastResult: SubmissionResult | undefined
  closeTo: string
}

/** Staff answer an inquiry on the owner's behalf, with a reason. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { answer, thread, closeTo } = props
  return (
    <Dialog title={WORDS[answer].title} subtitle={thread.title} picture={thread.picture} closeTo={closeTo} size="small">
      {thread.state === 'toAnswer' ? <AnswerForm {...props} /> : <NothingToAnswer {...props} />}
    </Dialog>
  )
}

function NothingToAnswer({ thread, closeTo }: AnswerDialogProps) {
  return (
    <>
      <DialogBody>
        <Note tone="gone" isAlert>
          No response needed: {thread.badge.label}
        </Note>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Back to the inquiry" />
    </>
  )
}

function AnswerForm({ answer, thread, lastResult, closeTo }: AnswerDialogProps) {
  const { productionCompany, owner, lastOffer, round } = thread
  const [form, field] = useServerForm({ id: 'answer', fields: FIELDS, lastResult })
  const { button, look } = WORDS[answer]
  return (
    <DialogForm form={form} submitLabel={button} submitLook={look} cancelTo={closeTo}>
      <input type="hidden" name="round" value={round} />
      <div className="grid gap-4">
        <p>
          {productionCompany} offers <b className="figure">{formatCents(lastOffer)}</b> before tax. You're responding
          for {owner}.
        </p>
        {answer === 'negotiation' && (
          <RateField
            field={field('rate')}
            label="Counteroffer"
            lastResult={lastResult}
            isAskedAbout={(rate) => rate > 0 && rate < lastOffer}
          />
        )}
        {answer === 'negotiation' && <NoteField field={field('note')} label="Note to the crew (optional)" />}
        {answer === 'decline' && <DeclineFields field={field} label="Why is the owner declining?" />}
        <ReasonField field={field('reason')} label="Why are you answering for them?" />
      </div>
    </DialogForm>
  )
}

const FIELDS = ['rate', 'declineReason', 'note', 'reason'] as const

const WORDS = {
  acceptance: { title: 'Accept Offer', button: 'Accept offer', look: 'primary' },
  negotiation: { title: 'Negotiate Price', button: 'Send offer', look: 'primary' },
  decline: { title: 'Decline Offer', button: 'Decline offer', look: 'refuse' },
} as const satisfies Record<InquiryAnswer, unknown>
