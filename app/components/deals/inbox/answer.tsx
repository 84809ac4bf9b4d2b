import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useLocation } from '@remix-run/react'
import { RateField } from '~/components/deals/offer-parts'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { type Cents, formatCents, formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { OwnerThread } from '~/services/deals/require-thread.server'

/** The thread as far as an answer depends on it; `round` is that of the offer that is answered. */
export type Answered = Pick<OwnerThread, 'id' | 'productionCompany' | 'round' | 'lastOffer' | 'inTheWay'>

/** `lastResult` is what came back for a counter offer that was just sent. */
type AnswerProps = Answered & { lastResult: SubmissionResult | undefined }

/** Accept, counter, decline: in this order, on one line where there is room. Where nothing can be agreed any more, it can be declined. */
export function Answer({ id, round, lastOffer, inTheWay, lastResult }: AnswerProps) {
  const { search } = useLocation()
  const counterAt = dealPaths.ownerNegotiation(id)
  const acceptAt = dealPaths.ownerAcceptance(id)
  const answered = useFormAnswer(lastResult, counterAt)
  const [form, field] = useServerForm({ id: 'counter', fields: ['rate'], lastResult: answered })
  // what was just typed and refused stays to be read
  const isOpen = inTheWay === null || answered !== undefined
  return (
    <div className="mt-4 grid gap-3">
      <FormErrors errors={form.errors} />
      <div className="flex flex-wrap items-start gap-x-2 gap-y-4">
        {isOpen && (
          <>
            <Form
              method="post"
              action={acceptAt + search}
              className="max-sm:grid max-sm:w-full sm:pt-6.5"
              preventScrollReset
            >
              <input type="hidden" name="round" value={round} />
              <SubmitButton action={acceptAt + search}>Accept {formatExact(lastOffer)}</SubmitButton>
            </Form>
            <Form
              method="post"
              action={counterAt + search}
              id={form.id}
              onSubmit={form.onSubmit}
              noValidate
              className="flex grow items-start gap-2 sm:max-w-96"
              preventScrollReset
            >
              <input type="hidden" name="round" value={round} />
              <RateField
                field={field('rate')}
                label="Your counter offer"
                lastResult={answered}
                isAskedAbout={(rate) => rate > 0 && rate < lastOffer}
                className="grow"
              />
              <div className="pt-6.5">
                <SubmitButton look="outline" action={counterAt + search}>
                  Negotiate
                </SubmitButton>
              </div>
            </Form>
          </>
        )}
        <Link
          className={`${BUTTON_CLASS.ghost} text-refused max-sm:w-full sm:mt-6.5 sm:ml-auto`}
          to={`${dealPaths.ownerDecline(id)}${search}#answer`}
          preventScrollReset
        >
          Decline
        </Link>
      </div>
    </div>
  )
}

interface DeclineFormProps {
  productionCompany: string
  lastOffer: Cents
  round: number
  lastResult: SubmissionResult | undefined
  /** The thread, where nothing is declined. */
  backTo: string
}

/** The owner's last word, confirmed where it is given. */
export function DeclineForm({ productionCompany, lastOffer, round, lastResult, backTo }: DeclineFormProps) {
  const [form] = useServerForm({ id: 'decline', lastResult })
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-4 grid gap-3" preventScrollReset>
      <input type="hidden" name="round" value={round} />
      <FormErrors errors={form.errors} />
      <h3 className="scroll-mt-4 text-lg" id="answer">
        Decline Offer
      </h3>
      <p>
        {productionCompany} offers <b className="figure">{formatCents(lastOffer)}</b> before tax. Declining ends this
        inquiry; the crew is notified by email.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link className={BUTTON_CLASS.outline} to={backTo} preventScrollReset>
          Cancel
        </Link>
        <SubmitButton look="refuse">Decline offer</SubmitButton>
      </div>
    </Form>
  )
}
