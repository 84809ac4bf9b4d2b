import { Days } from '~/components/orders/days'
import { Sums } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { CHECKOUT_TAX, formatCents, orderTaxLabel } from '~/models/trade/money'
import type { CartLine } from '../cart/cart-item'
import type { CartTotals } from '../cart/cart-summary'

interface OrderSummaryProps {
  items: readonly CartLine[]
  totals: CartTotals
}

/** What will be ordered, beside the steps on wide screens. */
export function OrderSummary(props: OrderSummaryProps) {
  return (
    <aside className="sheet hidden p-5 lg:sticky lg:top-22 lg:block lg:self-start" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-base font-semibold">
        ORDER SUMMARY
      </h2>
      <OrderLines {...props} hasDelivery />
    </aside>
  )
}

/** The same on small screens: one line with the total, which expands. */
export function FoldedOrderSummary(props: OrderSummaryProps) {
  const { vehicles, total } = props.totals
  return (
    <details className="sheet mt-5 px-4 lg:hidden">
      <summary className="flex min-h-14 items-center justify-between gap-3 font-semibold">
        {vehicles} {vehicles === 1 ? 'vehicle' : 'vehicles'}
        <span className="price ml-auto">{formatCents(total)}</span>
        <Icon name="down" className="turns w-4!" />
      </summary>
      <div className="pb-4">
        <h2 className="text-base font-semibold">ORDER SUMMARY</h2>
        <OrderLines {...props} hasDelivery />
      </div>
    </details>
  )
}

/** The vehicles with their amounts, and the sums. */
export function OrderLines({ items, totals, hasDelivery = false }: OrderSummaryProps & { hasDelivery?: boolean }) {
  const bookable = items.flatMap(({ rates, ...item }) => (rates ? [{ ...item, amount: rates.total - rates.tax }] : []))
  return (
    <>
      <ul className="mt-4 grid gap-3">
        {bookable.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <Photo picture={item.picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold leading-snug">{item.title}</p>
              <p className="text-quiet">
                <Days text={item.days} />
              </p>
            </div>
            <p className="figure shrink-0 whitespace-nowrap text-sm">{formatCents(item.amount)}</p>
          </li>
        ))}
      </ul>
      <Sums
        className="mt-5 border-t border-base-300 pt-4"
        rows={[
          { label: 'Vehicles', amount: totals.vehicles },
          ...(hasDelivery ? [{ label: 'Delivery', amount: '-' }] : []),
          { label: 'Sub Total', amount: formatCents(totals.subTotal) },
          { label: orderTaxLabel(CHECKOUT_TAX), amount: formatCents(totals.tax) },
          { label: 'Total', amount: formatCents(totals.total), isTotal: true },
        ]}
      />
    </>
  )
}
