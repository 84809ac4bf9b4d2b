import type { SubmissionResult } from '@conform-to/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { PageTitle } from '~/components/ui/page'
import { dealPaths } from '~/models/trade/paths/deals'
import type { InquiryAnswer } from '~/models/trade/vocabulary/deals'
import type { LinkedOffer } from '~/services/deals/answer-link/linked-offer.server'
import { AcceptForm, CounterForm, DeclineForm, MessageForm } from './answer-forms'
import { AnsweringAs, offerText } from './linked-offer'

interface AnswerPageProps {
  offer: LinkedOffer
  answer: InquiryAnswer | 'message'
  lastResult: SubmissionResult | undefined
}

/** Confirms an answer, or shows a refused counteroffer or message again. */
export function AnswerPage({ offer, answer, lastResult }: AnswerPageProps) {
  const Form = FORMS[answer]
  const [dates] = offer.facts
  return (
    <>
      <PageTitle title={TITLES[answer]} lead={`${offer.title}, ${dates?.value}. ${offerText(offer)} before tax.`} />
      <AnsweringAs offer={offer} />
      <div className="sheet mt-5 p-5">
        <Form offer={offer} lastResult={lastResult} />
      </div>
      <p className="mt-4">
        <a className={`${BUTTON_CLASS.ghost} -ml-4`} href={dealPaths.linkedOffer(offer.linkId)}>
          Back to the offer
        </a>
      </p>
    </>
  )
}

const FORMS = { acceptance: AcceptForm, negotiation: CounterForm, decline: DeclineForm, message: MessageForm }

const TITLES: Record<AnswerPageProps['answer'], string> = {
  acceptance: 'Accept Offer',
  negotiation: 'Negotiate Price',
  decline: 'Decline Offer',
  message: 'Send Message',
}
