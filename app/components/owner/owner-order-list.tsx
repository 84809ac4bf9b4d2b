import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { TabSheet } from '~/components/ui/tabs'
import { OWNER_ORDER_TABS, type OwnerOrderTab } from '~/models/owner/owner-orders'
import { formatExact } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { OwnerOrderRow, OwnerOrders } from '~/services/owner/owner-orders-page.server'

/** One tab of an owner's orders. */
export function OwnerOrderList({ tab, orders, counts }: OwnerOrders) {
  const tabs = OWNER_ORDER_TABS.map(({ value, label }) => ({
    label,
    to: ownerPaths.ownerOrders(value),
    isCurrent: value === tab,
    count: value === 'past' ? undefined : counts[value],
  }))
  return (
    <TabSheet label="Orders" tabs={tabs} rows={orders} nothing={NOTHING[tab]} className="sm:[&_nav_ul]:justify-start">
      {(order) => <OrderLink order={order} />}
    </TabSheet>
  )
}

function OrderLink({ order }: { order: OwnerOrderRow }) {
  return (
    <Link to={ownerPaths.ownerOrder(order.id)} className="flex gap-4 p-4 hover:bg-base-200">
      <Photo picture={order.picture} alt="" sizes="6rem" className="w-24! shrink-0 self-start rounded-field" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{order.title}</span>
          {order.rate !== null && <Price amount={formatExact(order.rate)} />}
        </span>
        <span className="block text-sm">
          <Days text={order.days} count={order.dayCount} />
        </span>
        <span className="block text-sm text-quiet">
          {order.project.productionCompany}, {order.project.title}, order #{order.orderId}
        </span>
        <span className="mt-1.5 flex flex-wrap gap-2">
          <Status {...order.badge} />
          {order.agreement && <Status {...order.agreement} />}
        </span>
      </span>
    </Link>
  )
}

const NOTHING: Record<OwnerOrderTab, { title: string; hint: string }> = {
  upcoming: {
    title: 'No upcoming bookings.',
    hint: 'When a crew books one of your vehicles, its order shows up here.',
  },
  running: { title: 'No current rentals.', hint: 'Rentals show up here from their first day to their last.' },
  overdue: {
    title: 'No overdue rentals.',
    hint: 'Rentals past their last day that are not completed show up here.',
  },
  past: { title: 'No past rentals yet.', hint: 'Completed and cancelled rentals show up here.' },
}
