import { Facts, Sums } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Section } from '~/components/ui/section'
import { formatCents, orderTaxLabel } from '~/models/trade/money'
import type { OrderView } from '~/services/order-page/require-order.server'

/** Who placed the order, and the payment terms. */
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
    <Section headingId="facts" title={`Order #${id}`}>
      <Facts facts={facts} className="mt-2 text-sm" />
    </Section>
  )
}

/** The current price of an order, with tax. */
export function OrderPrice({ totals }: { totals: NonNullable<OrderView['totals']> }) {
  return (
    <Section headingId="price" title="Price">
      <Sums
        className="mt-3"
        rows={[
          { label: 'Vehicles', amount: totals.vehicles },
          { label: 'Sub Total', amount: formatCents(totals.subTotal) },
          { label: orderTaxLabel(totals.taxPerMille), amount: formatCents(totals.tax) },
          { label: 'Total', amount: formatCents(totals.total), isTotal: true },
        ]}
      />
    </Section>
  )
}
