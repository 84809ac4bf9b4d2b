import { Form } from '@remix-run/react'
import { envelopeRetry, STEP_WORDS, TROUBLE_WORDS } from '~/models/provider/docusign-words'
import { counted } from '~/models/trade/words/counted'
import type { OrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'
import { Note } from '../../ui/note'
import { SubmitButton } from '../../ui/submit-button'

interface DocusignTroubleProps {
  orderId: number
  trouble: NonNullable<OrderAtDesk['docusign']>
}

/** What of the agreement does not get on in DocuSign, why, and the way to have it tried now. */
export function DocusignTrouble({ orderId, trouble }: DocusignTroubleProps) {
  const { step, trouble: why, technical, tries, nextTry } = trouble
  const action = envelopeRetry(orderId)
  return (
    <Note tone="refused" className="mt-3 text-sm">
      <p className="font-semibold">{STEP_WORDS[step]}</p>
      <p>{TROUBLE_WORDS[why]}</p>
      <p className="break-words">
        {technical} {counted(tries, 'try', 'tries')}, the next one {nextTry}.
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-2">
        <SubmitButton look="outline" action={action}>
          Try again
        </SubmitButton>
      </Form>
    </Note>
  )
}
