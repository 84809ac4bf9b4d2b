import { agreementBadge } from '~/models/orders/agreement/agreement-badges'
import { deskPaths } from '~/models/trade/addresses/desk/paths'
import { ORDER_STATUS_BADGES } from '~/models/trade/vocabulary/statuses/order-status'
import type { OrderAtDesk as View } from '~/services/provider/orders/require-order-at-desk.server'
import { OrderFacts } from '../../orders/order-facts'
import { OrderItems } from '../../orders/order-items'
import { OrderPrice } from '../../orders/order-price'
import { Breadcrumb } from '../../ui/breadcrumb'
import { PageTitle } from '../../ui/page-title'
import { Status } from '../../ui/status'
import { LettersOfOrder } from './letters-of-order'
import { PaymentNotes } from './payment-notes'

/** An order as the staff look after it. */
export function OrderAtDesk({ order, agreement, people, letters, notes }: View) {
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Orders', to: deskPaths.orders() }]} current={`Order - ${order.id}`} />
      <PageTitle
        title={`Order #${order.id}`}
        lead={order.project.title}
        status={<Status {...ORDER_STATUS_BADGES[order.status]} />}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <OrderItems order={order} at={deskPaths.order(order.id)} isDesk />
          <LettersOfOrder letters={letters} />
        </div>
        <aside className="grid content-start gap-5">
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
          </section>
          <People people={people} />
          <PaymentNotes orderId={order.id} notes={notes} />
          <OrderFacts id={order.id} billing={order.billing} completedOn={order.completedOn} />
          {order.totals && <OrderPrice totals={order.totals} />}
        </aside>
      </div>
    </div>
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
