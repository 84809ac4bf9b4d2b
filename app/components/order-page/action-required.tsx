import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { AGREEMENT_BADGES, agreementBadge } from '~/models/signing/agreement-status'
import { personName } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/format/text'
import { billingPaths } from '~/models/trade/paths/billing'
import { signingPaths } from '~/models/trade/paths/signing'
import type { OrderView } from '~/services/order-page/require-order.server'

type Agreement = NonNullable<OrderView['agreement']>

interface ActionRequiredProps {
  order: OrderView
  /** Whether the agreement was sent a moment ago: sending it again is not the next step. */
  isJustSent: boolean
}

/** What an order is waiting for, and from whom. */
export function ActionRequired({ order, isJustSent }: ActionRequiredProps) {
  const { agreement } = order
  const badge = agreement && agreementBadge(agreement.status)
  const isLate = order.missing?.tone === 'refused'
  const border = isLate ? 'border-error' : mayAct(order) ? 'border-waiting' : 'border-base-300'
  return (
    <section className="sheet overflow-hidden" aria-labelledby="action-required">
      <div className={`border-l-4 p-5 ${border}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="action-required" className="text-lg">
            Action Required
          </h2>
          <p className="text-sm text-quiet">{badge === AGREEMENT_BADGES.signed ? '1' : '0'} of 2 done</p>
          {order.missing && <Status {...order.missing} className="whitespace-normal!" />}
        </div>
        <ul className="mt-3 grid gap-3">
          <li className={STEP_CLASS}>
            <Icon name="file" className="mt-0.5" />
            <div className="min-w-0">
              <p>Rental agreement{agreement && `, ${personName(agreement)}, ${agreement.title}`}</p>
              {agreement && <p className="text-sm text-quiet">{agreementState(agreement)}</p>}
            </div>
            {badge ? <Status {...badge} className="max-sm:col-start-2 max-sm:justify-self-start" /> : <span>-</span>}
            {agreement && <AgreementActions order={order} agreement={agreement} isJustSent={isJustSent} />}
          </li>
          <li className={STEP_CLASS}>
            <Icon name="clock" className="mt-0.5 text-quiet" />
            <div className="min-w-0">
              <p>Purchase order and certificate of insurance</p>
              <p className="text-sm text-quiet">
                {badge === AGREEMENT_BADGES.signed
                  ? order.status === 'completed'
                    ? 'Both are still needed.'
                    : 'Both are needed before the first day.'
                  : 'Upload once the agreement is signed.'}
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}

const mayAct = ({ agreement, documents }: OrderView) =>
  documents.form !== null || (agreement !== null && Object.values(agreement.actions).includes(true))

function agreementState({ status, declineReason, answeredOn, changes, email, sends }: Agreement): string {
  if (status === 'declined') return declineReason || 'The signer gave no reason.'
  if (status !== 'signed') {
    const times = sends.count > 1 ? ` ${pluralize(sends.count, 'time')}, last` : ''
    return `Agreement emailed to ${email}${times}${sends.last ? ` on ${sends.last}` : ''}.`
  }
  const since = changes > 0 ? `, with ${pluralize(changes, 'change')} to the order since` : ''
  return `Signed ${answeredOn}${since}.`
}

const STEP_CLASS = 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr_auto]'

const LINK_CLASS = 'link inline-flex min-h-11 items-center text-sm'

/** The actions on an agreement that is not signed: signing, resending or sending a new one is the next step. */
function AgreementActions({ order, agreement, isJustSent }: ActionRequiredProps & { agreement: Agreement }) {
  const at = [order.id, order.project.id, order.project.title] as const
  const { maySign, mayResend, maySend } = agreement.actions
  if (!maySign && !mayResend && !maySend) return null
  const isDeclined = agreement.status === 'declined'
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 max-sm:col-span-full max-sm:gap-y-1 sm:col-start-2 sm:-col-end-1 sm:gap-y-2">
      {maySign && (
        <Form method="post" action={signingPaths.agreementSigning(...at)} reloadDocument className="max-sm:w-full">
          <button type="submit" className={`${BUTTON_CLASS.primary} max-sm:w-full`}>
            Sign now
          </button>
        </Form>
      )}
      {mayResend && (
        <Form method="post" action={signingPaths.agreementDelivery(...at)} className="max-sm:w-full">
          <SubmitButton
            look={maySign || isJustSent ? 'outline' : 'primary'}
            action={signingPaths.agreementDelivery(...at)}
            className="max-sm:w-full"
          >
            RESEND
          </SubmitButton>
        </Form>
      )}
      {maySend && (
        <Link
          to={signingPaths.agreementSigner(...at)}
          className={isDeclined ? `${BUTTON_CLASS.primary} max-sm:w-full` : LINK_CLASS}
          preventScrollReset
        >
          {isDeclined ? 'Send new agreement' : 'Change signer'}
        </Link>
      )}
      {maySend && (
        <Link to={billingPaths.orderBilling(...at)} className={LINK_CLASS} preventScrollReset>
          Correct billing
        </Link>
      )}
    </div>
  )
}
