import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { type Cents, formatCents } from '~/models/trade/money'

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
  const [form] = useServerForm({ id: 'decline', lastResult: useFormAnswer(lastResult) })
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
