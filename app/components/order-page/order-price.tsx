import { Sums } from '~/components/ui/facts'
import { formatCents, orderTaxLabel } from '~/models/trade/money'
import type { OrderView } from '~/services/order-page/require-order.server'

/** What an order costs now, with its tax. */
export function OrderPrice({ totals }: { totals: NonNullable<OrderView['totals']> }) {
  return (
    <section className="sheet p-5" aria-labelledby="price">
      <h2 id="price" className="text-lg">
        Price
      </h2>
      <Sums
        className="mt-3"
        rows={[
          { label: 'Vehicles', amount: totals.vehicles },
          { label: 'Sub Total', amount: formatCents(totals.subTotal) },
          { label: orderTaxLabel(totals.taxPerMille), amount: formatCents(totals.tax) },
          { label: 'Total', amount: formatCents(totals.total), isTotal: true },
        ]}
      />
    </section>
  )
}
