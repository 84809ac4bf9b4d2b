import { OrderFacts } from '~/components/order-page/order-facts'
import { OrderPrice } from '~/components/order-page/order-price'
import { Status } from '~/components/ui/feedback/note'
import { agreementBadge } from '~/models/signing/agreement-badges'
import type { OrderAtDesk as View } from '~/services/provider/orders/require-order-at-desk.server'
import { DocumentsAtDesk } from './documents-at-desk'
import { DocusignTrouble } from './docusign-problem'
import { PaymentNotes } from './payment-notes'

/** What is to be read of an order beside its vehicles. Its script comes after that of the rest. */
export default function AsideAtDesk({ order, agreement, docusign, people, notes, papers }: View) {
  return (
    <>
      <section className="sheet p-5" aria-labelledby="agreement">
        <h2 id="agreement" className="text-lg">
          Rental agreement
        </h2>
        {agreement ? (
          <div className="mt-2 grid justify-items-start gap-1 text-sm">
            <Status {...agreementBadge(agreement.status)} />
            <p>
              {agreement.firstName} {agreement.lastName}, {agreement.title}
            </p>
            <p className="break-words text-quiet">{agreement.email}</p>
            {agreement.declineReason && <p className="break-words">{agreement.declineReason}</p>}
          </div>
        ) : (
          <p className="mt-2">-</p>
        )}
        {docusign && <DocusignTrouble orderId={order.id} problem={docusign} />}
      </section>
      <DocumentsAtDesk orderId={order.id} papers={papers} />
      <People people={people} />
      <PaymentNotes orderId={order.id} notes={notes} />
      <OrderFacts id={order.id} billing={order.billing} completedOn={order.completedOn} />
      {order.totals && <OrderPrice totals={order.totals} />}
    </>
  )
}

function People({ people }: Pick<View, 'people'>) {
  return (
    <section className="sheet p-5" aria-labelledby="people">
      <h2 id="people" className="text-lg">
        People
      </h2>
      <ul className="mt-2 divide-y divide-base-300 text-sm">
        {people.map(({ name, email, phone, part }) => (
          <li key={`${part}-${email}`} className="py-2">
            <p className="text-quiet">{part}</p>
            <p className="font-semibold">{name}</p>
            <p className="break-words">{email}</p>
            {phone && (
              <a className="link inline-flex min-h-11 items-center" href={`tel:${phone.e164}`}>
                {phone.shown}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
