import { ITEM_GROUPS } from '~/models/trade/vocabulary/orders'
import type { OrderView } from '~/services/order-page/require-order.server'
import { OrderItem } from './order-item'

interface OrderItemsProps {
  order: Pick<OrderView, 'id' | 'project' | 'items'>
  /** Whether the staff read it. */
  isDesk?: boolean
  /** The page they stand on, below which their dialogs stand. */
  at: string
}

/** The vehicles of an order by state. */
export function OrderItems({ order, isDesk, at }: OrderItemsProps) {
  const groups = ITEM_GROUPS.map((group) => ({
    ...group,
    items: order.items.filter((item) => item.status === group.status),
  })).filter(({ items }) => items.length > 0)
  return (
    <>
      {groups.map(({ status, heading, items }) => (
        <section key={status} className="paper-table" aria-labelledby={`items-${status}`}>
          <h2 id={`items-${status}`} className="mb-3 text-sm text-quiet">
            {heading}
          </h2>
          <div className="grid gap-4">
            {items.map((item) => (
              <OrderItem key={item.id} item={item} order={order} isDesk={isDesk} at={at} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
