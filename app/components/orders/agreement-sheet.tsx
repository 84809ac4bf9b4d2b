import { agreementBadge } from '~/models/orders/agreement-badges'
import { orderTaxLabel } from '~/models/orders/tax-words'
import { formatCents } from '~/models/trade/money/money'
import type { AgreementView } from '~/services/orders/agreement/require-agreement.server'
import { Facts } from '../ui/facts'
import { Note } from '../ui/note'
import { PageTitle } from '../ui/page-title'
import { Status } from '../ui/status'
import { Sums } from '../ui/sums'

interface AgreementSheetProps {
  agreement: AgreementView
}

/** What a signer reads: the vehicles, their days and the price, without an account and without a way to sign yet. */
export function AgreementSheet({ agreement }: AgreementSheetProps) {
  const { orderId, projectTitle, company, signer, items } = agreement
  const subTotal = items.reduce((sum, item) => sum + item.agreed, 0)
  const tax = items.reduce((sum, item) => sum + item.tax, 0)
  return (
    <>
      <PageTitle
        title="Rental agreement"
        lead={`Order #${orderId}, ${projectTitle}`}
        status={<Status {...agreementBadge(signer.status)} />}
      />
      {signer.status === 'not_signed' && (
        <Note tone="booked" className="mt-5">
          These are the vehicles and the price that {company} has ordered. Nothing is signed by reading this page.
        </Note>
      )}
      <section className="sheet mt-5 p-5" aria-labelledby="parties">
        <h2 id="parties" className="text-lg">
          For
        </h2>
        <Facts
          className="mt-2 text-sm"
          facts={[
            { label: 'Company', value: company },
            { label: 'Signer', value: `${signer.name}, ${signer.title}` },
            { label: 'Ordered', value: agreement.placedOn },
          ]}
        />
      </section>
      <section className="sheet mt-5 p-5" aria-labelledby="vehicles">
        <h2 id="vehicles" className="text-lg">
          Vehicles
        </h2>
        <dl className="facts-lines mt-2">
          {items.map((item) => (
            <div key={item.id}>
              <dt className="min-w-0 shrink! text-base-content!">
                {item.title}
                <span className="block text-sm text-quiet">
                  {item.days}, {item.dayCount}
                </span>
              </dt>
              <dd className="figure">{formatCents(item.agreed)}</dd>
            </div>
          ))}
        </dl>
        <Sums
          className="mt-3 border-t border-base-300 pt-4"
          rows={[
            { label: 'Sub Total', amount: formatCents(subTotal) },
            { label: orderTaxLabel(agreement.taxPerMille), amount: formatCents(tax) },
            { label: 'Total', amount: formatCents(subTotal + tax), isTotal: true },
          ]}
        />
      </section>
    </>
  )
}
