import { Form } from '@remix-run/react'
import { Note } from '~/components/ui/feedback/note'
import { SubmitButton } from '~/components/ui/submit-button'
import { envelopeRetry, PROBLEM_TEXTS, STEP_TEXTS } from '~/models/provider/docusign-words'
import { pluralize } from '~/models/trade/words/text'
import type { OrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

interface DocusignTroubleProps {
  orderId: number
  problem: NonNullable<OrderAtDesk['docusign']>
}

/** What of the agreement does not get on in DocuSign, why, and the way to have it tried now. */
export function DocusignTrouble({ orderId, problem }: DocusignTroubleProps) {
  const { step, problem: why, technical, tries, retryAt } = problem
  const action = envelopeRetry(orderId)
  return (
    <Note tone="refused" className="mt-3 text-sm">
      <p className="font-semibold">{STEP_TEXTS[step]}</p>
      <p>{PROBLEM_TEXTS[why]}</p>
      <p className="break-words">
        {technical} {pluralize(tries, 'try', 'tries')}, the next one {retryAt}.
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-2">
        <SubmitButton look="outline" action={action}>
          Try again
        </SubmitButton>
      </Form>
    </Note>
  )
}
