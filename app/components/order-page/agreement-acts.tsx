import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { SubmitButton } from '~/components/ui/submit-button'
import { signingPaths } from '~/models/trade/paths/signing'
import type { OrderView } from '~/services/order-page/require-order.server'

type Agreement = NonNullable<OrderView['agreement']>

/** What can be done about an agreement that nobody has signed. */
export function AgreementActs({ order, agreement }: { order: OrderView; agreement: Agreement }) {
  const at = [order.id, order.project.id, order.project.title] as const
  const { maySign, mayResend, maySend } = agreement.acts
  if (!maySign && !mayResend && !maySend) return null
  const isDeclined = agreement.status === 'declined'
  return (
    <div className="col-start-2 -col-end-1 mt-2 flex flex-wrap gap-2">
      {maySign && (
        <Form method="post" action={signingPaths.agreementSigning(...at)} reloadDocument>
          <button type="submit" className={BUTTON_CLASS.primary}>
            Sign now
          </button>
        </Form>
      )}
      {mayResend && (
        <Form method="post" action={signingPaths.agreementDelivery(...at)}>
          <SubmitButton look="outline" action={signingPaths.agreementDelivery(...at)}>
            RESEND
          </SubmitButton>
        </Form>
      )}
      {maySend && (
        <Link
          to={signingPaths.agreementSigner(...at)}
          className={isDeclined ? BUTTON_CLASS.primary : BUTTON_CLASS.ghost}
          preventScrollReset
        >
          {isDeclined ? 'Send new agreement' : 'Change signer'}
        </Link>
      )}
    </div>
  )
}
