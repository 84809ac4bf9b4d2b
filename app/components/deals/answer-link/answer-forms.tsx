import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { DECLINE_FIELDS, DeclineFields } from '~/components/deals/messages/decline-fields'
import { NoteField } from '~/components/deals/messages/note-field'
import { RateField } from '~/components/deals/offer-parts'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ABOVE_LISTED, ABOVE_OFFER, FLOOR_RULE, INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { formatDayCount } from '~/models/trade/days/day'
import { formatCents, formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { InquiryAnswer } from '~/models/trade/vocabulary/deals'
import type { LinkedOffer } from '~/services/deals/answer-link/linked-offer.server'

interface AnswerFormProps {
  offer: LinkedOffer
  lastResult: SubmissionResult | undefined
}

/** Refusals of a rate until it is confirmed. */
const CONFIRMABLE: readonly string[] = [ABOVE_LISTED, ABOVE_OFFER, INQUIRY_MESSAGES.belowOffer]

export function CounterForm({ offer, lastResult }: AnswerFormProps) {
  const [form, field] = useServerForm({ id: 'negotiation', fields: ['rate', 'note'], lastResult })
  const rate = field('rate')
  return (
    <AnswerForm offer={offer} answer="negotiation">
      <FormErrors errors={form.errors} />
      <RateField
        field={rate}
        label={`Your counteroffer for ${formatDayCount(offer.days)}, before tax`}
        hint={offer.floor === null ? undefined : `${FLOOR_RULE} Minimum: ${formatCents(offer.floor)}.`}
        lastResult={lastResult}
        isAskedAbout={() => rate.errors?.some((error) => CONFIRMABLE.includes(error)) ?? false}
      />
      <NoteField field={field('note')} label={`Note to the ${otherSide(offer)} (optional)`} />
      <button type="submit" className={`${BUTTON_CLASS.outline} sm:justify-self-start`}>
        Send counteroffer
      </button>
    </AnswerForm>
  )
}

/** Confirms the amount that is accepted. */
export function AcceptForm({ offer, lastResult }: AnswerFormProps) {
  const [form] = useServerForm({ id: 'acceptance', lastResult })
  return (
    <AnswerForm offer={offer} answer="acceptance">
      <FormErrors errors={form.errors} />
      <p>
        You agree to <b className="figure">{formatCents(offer.offer)}</b> before tax for {formatDayCount(offer.days)}.
        The {otherSide(offer)} is notified by email. The days are held once the vehicle is booked.
      </p>
      <button type="submit" className={`${BUTTON_CLASS.primary} sm:justify-self-start`}>
        Accept {formatExact(offer.offer)}
      </button>
    </AnswerForm>
  )
}

/** Confirms that the offer is declined. */
export function DeclineForm({ offer, lastResult }: AnswerFormProps) {
  const [form, field] = useServerForm({ id: 'decline', fields: DECLINE_FIELDS, lastResult })
  return (
    <AnswerForm offer={offer} answer="decline">
      <FormErrors errors={form.errors} />
      <p>Declining ends this inquiry. The {otherSide(offer)} is notified by email.</p>
      {offer.side === 'owner' ? (
        <DeclineFields field={field} />
      ) : (
        <NoteField field={field('note')} label="Note to the owner (optional)" />
      )}
      <button type="submit" className={`${BUTTON_CLASS.refuse} sm:justify-self-start`}>
        Decline offer
      </button>
    </AnswerForm>
  )
}

/** Sends a message to the other side without answering. */
export function MessageForm({ offer, lastResult }: AnswerFormProps) {
  const { linkId, attempt, side, productionCompany } = offer
  const fields = ['message', 'attempt'] as const
  const [form, field] = useServerForm({ id: 'message', fields, lastResult, defaultValue: { attempt } })
  return (
    <form method="post" action={dealPaths.linkedMessage(linkId)} noValidate className="grid gap-4">
      <input type="hidden" name="attempt" value={field('attempt').defaultValue} />
      <FormErrors errors={form.errors} />
      <NoteField
        field={field('message')}
        label={`Message to ${side === 'owner' ? productionCompany : 'the owner'}`}
        hint="This does not answer the offer."
      />
      <button type="submit" className={`${BUTTON_CLASS.outline} sm:justify-self-start`}>
        Send message
      </button>
    </form>
  )
}

const otherSide = ({ side }: LinkedOffer) => (side === 'owner' ? 'crew' : 'owner')

function AnswerForm({ offer, answer, children }: { offer: LinkedOffer; answer: InquiryAnswer; children: ReactNode }) {
  return (
    <form method="post" action={dealPaths.linkedAnswer(offer.linkId, answer)} noValidate className="grid gap-4">
      <input type="hidden" name="round" value={offer.round} />
      {children}
    </form>
  )
}
