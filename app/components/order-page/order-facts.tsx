import { Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import type { OrderView } from '~/services/order-page/require-order.server'

/** Who ordered, and how it is paid. */
export function OrderFacts({ id, billing, completedOn }: Pick<OrderView, 'id' | 'billing' | 'completedOn'>) {
  const facts = [
    { label: 'Placed', value: billing.placedOn },
    ...(completedOn ? [{ label: 'Order Completed Date', value: completedOn }] : []),
    { label: 'Company', value: billing.company },
    { label: 'Contact', value: billing.contact },
    { label: 'Email', value: billing.email },
    { label: 'Phone', value: billing.phone },
    { label: 'Address', value: billing.address.join(', ') },
    { label: 'Payment terms', value: billing.payment },
    { label: 'Payment', value: <Status tone="waiting" label="Not Complete" /> },
  ]
  return (
    <section className="sheet p-5" aria-labelledby="facts">
      <h2 id="facts" className="text-lg">
        Order #{id}
      </h2>
      <Facts facts={facts} className="mt-2 text-sm" />
    </section>
  )
}
