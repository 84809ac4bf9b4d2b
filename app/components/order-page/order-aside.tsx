import type { OrderView } from '~/services/order-page/require-order.server'
import { Documents } from './documents'
import { OrderFacts } from './order-facts'
import { OrderPrice } from './order-price'

/** What is to be read of an order beside its vehicles. */
export function OrderAside({ order }: { order: OrderView }) {
  return (
    <>
      <OrderFacts id={order.id} billing={order.billing} completedOn={order.completedOn} />
      {order.totals && <OrderPrice totals={order.totals} />}
      <Documents order={order} />
    </>
  )
}
