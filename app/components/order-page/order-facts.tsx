import { type Fact, Facts, Sums } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Section } from '~/components/ui/section'
import { formatCents, orderTaxLabel } from '~/models/trade/money'
import type { OrderView } from '~/services/order-page/require-order.server'

type OrderFactsProps = Pick<OrderView, 'id' | 'billing' | 'completedOn'>

/** Who placed the order, and the payment terms. */
export function OrderFacts(order: OrderFactsProps) {
  const { contact, email, phone } = order.billing
  const who = [
    { label: 'Contact', value: contact },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
  ]
  return <BillingFacts {...order} title={`Order #${order.id}`} who={who} />
}

/** The payment terms of an order; its page lists the people elsewhere unless `who` does. */
export function BillingFacts({
  billing,
  completedOn,
  title = 'Billing',
  who = [],
}: Pick<OrderFactsProps, 'billing' | 'completedOn'> & { title?: string; who?: Fact[] }) {
  const facts = [
    { label: 'Placed', value: billing.placedOn },
    ...(completedOn ? [{ label: 'Order Completed Date', value: completedOn }] : []),
    { label: 'Company', value: billing.company },
    ...who,
    { label: 'Address', value: billing.address.join(', ') },
    { label: 'Payment terms', value: billing.payment },
    { label: 'Payment', value: <Status tone="waiting" label="Not Complete" /> },
  ]
  return (
    <Section headingId="facts" title={title}>
      <Facts facts={facts} className="mt-2 text-sm" />
    </Section>
  )
}

/** The current price of an order, with tax. */
export function OrderPrice({ totals }: { totals: NonNullable<OrderView['totals']> }) {
  return (
    <Section headingId="price" title="Price" className="max-lg:-order-1">
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
