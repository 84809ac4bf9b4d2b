import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Note } from '~/components/ui/note'
import type { Picture } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import type { ThreadState } from '~/models/deals/inbox'
import { type Cents, formatCents } from '~/models/trade/money/money'
import type { InquiryAnswer } from '~/models/trade/vocabulary/deals'
import { RateField } from '../../deals/offer/rate-field'
import { ReasonField } from '../behalf-fields'

const ORDER = ['rate', 'reason'] as const

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

/** An owner's answer, given by one of the staff with a reason. */
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
  const [form, fields] = useServerForm<{ rate: string; reason: string }>({ id: 'answer', lastResult })
  const field = conformField(fields, ORDER)
  const { button, look } = WORDS[answer]
  return (
    <Form method="post" replace id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
      <input type="hidden" name="round" value={round} />
      <DialogBody>
        <FormErrors errors={form.errors} className="mb-4" />
        <div className="grid gap-4">
          <p>
            {productionCompany} offers <b className="figure">{formatCents(lastOffer)}</b> before tax. You're responding
            for {owner}.
          </p>
          {answer === 'negotiation' && (
            <RateField
              field={field('rate')}
              label="Counter offer"
              lastResult={lastResult}
              isAskedAbout={(rate) => rate > 0 && rate < lastOffer}
            />
          )}
          <ReasonField field={field('reason')} />
        </div>
      </DialogBody>
      <DialogFoot cancelTo={closeTo}>
        <SubmitButton look={look}>{button}</SubmitButton>
      </DialogFoot>
    </Form>
  )
}

const WORDS = {
  acceptance: { title: 'Accept Offer', button: 'Accept offer', look: 'primary' },
  negotiation: { title: 'Negotiate Price', button: 'Send offer', look: 'primary' },
  decline: { title: 'Decline Offer', button: 'Decline offer', look: 'refuse' },
} as const satisfies Record<InquiryAnswer, unknown>
