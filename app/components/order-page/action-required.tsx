import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { AGREEMENT_BADGES, agreementBadge } from '~/models/signing/agreement-badges'
import { personName } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/words/text'
import type { OrderView } from '~/services/order-page/require-order.server'
import { AgreementActs } from './agreement-acts'

type Agreement = NonNullable<OrderView['agreement']>

/** What an order still waits for, and from whom. */
export function ActionRequired({ order }: { order: OrderView }) {
  const { agreement } = order
  const badge = agreement && agreementBadge(agreement.status)
  return (
    <section className="sheet overflow-hidden" aria-labelledby="action-required">
      <div className="border-l-4 border-waiting p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="action-required" className="text-lg">
            Action Required
          </h2>
          <p className="text-sm text-quiet">{badge === AGREEMENT_BADGES.signed ? '1' : '0'} of 2 done</p>
        </div>
        <ul className="mt-3 grid gap-3">
          <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr_auto]">
            <Icon name="file" className="mt-0.5" />
            <div className="min-w-0">
              <p>Rental agreement{agreement && `, ${personName(agreement)}, ${agreement.title}`}</p>
              {agreement && <WhereItStands agreement={agreement} />}
            </div>
            {badge ? <Status {...badge} className="max-sm:col-start-2 max-sm:justify-self-start" /> : <span>-</span>}
            {agreement && <AgreementActs order={order} agreement={agreement} />}
          </li>
          <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr_auto]">
            <Icon name="clock" className="mt-0.5 text-quiet" />
            <div className="min-w-0">
              <p>Purchase order and certificate of insurance</p>
              <p className="text-sm text-quiet">
                {badge === AGREEMENT_BADGES.signed
                  ? 'Both are needed before the first day.'
                  : 'Upload once the agreement is signed.'}
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  )
}

function WhereItStands({ agreement }: { agreement: Agreement }) {
  if (agreement.status === 'declined') {
    return <p className="text-sm text-quiet">{agreement.declineReason || 'The signer gave no reason.'}</p>
  }
  if (agreement.status === 'signed') {
    return (
      <p className="text-sm text-quiet">
        Signed {agreement.answeredOn}
        {agreement.changes > 0 && `, with ${pluralize(agreement.changes, 'change')} to the order since`}.
      </p>
    )
  }
  return <p className="text-sm text-quiet">Agreement emailed to {agreement.email}.</p>
}
