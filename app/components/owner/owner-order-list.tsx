import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { TabSheet } from '~/components/ui/tabs'
import { OWNER_ORDER_TABS, type OwnerOrderTab } from '~/models/owner/owner-orders'
import { formatExact } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { OwnerOrderRow, OwnerOrders } from '~/services/owner/owner-orders-page.server'

/** One tab of an owner's orders as a table; on small screens each row is a card. */
export function OwnerOrderList({ tab, orders, counts }: OwnerOrders) {
  const tabs = OWNER_ORDER_TABS.map(({ value, label }) => ({
    label,
    to: ownerPaths.ownerOrders(value),
    isCurrent: value === tab,
    count: value === 'past' ? undefined : counts[value] || undefined,
  }))
  return (
    <TabSheet
      label="Orders"
      tabs={tabs}
      isEmpty={orders.length === 0}
      nothing={NOTHING[tab]}
      className="sm:[&_nav_ul]:justify-start sm:[&_nav_ul]:gap-x-6"
    >
      <table className="list-table owner-orders">
        <caption className="sr-only">Orders</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Project</th>
            <th scope="col">Dates</th>
            <th scope="col" className="amount">
              Rate
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </TabSheet>
  )
}

function OrderRow({
  order: { id, title, picture, orderId, project, days, dayCount, rate, badge, agreement, near },
}: RowProps) {
  return (
    <tr className="relative hover:bg-base-200">
      <th scope="row">
        <VehicleCell picture={picture} detail={`Order #${orderId}`}>
          <Link className="after:absolute after:inset-0 hover:underline" to={ownerPaths.ownerOrder(id)}>
            <Name of={title} />
          </Link>
        </VehicleCell>
      </th>
      <td className="project break-words">
        {project.title}
        <span className="block text-xs text-quiet">{project.productionCompany}</span>
      </td>
      <td className="dates">
        {near && <strong className="block font-semibold">{near}</strong>}
        <Days text={days} />
        <span className="block text-xs text-quiet">{dayCount}</span>
      </td>
      <td className="amount figure">{rate !== null && formatExact(rate)}</td>
      <td className="order-status">
        <div className="flex flex-wrap gap-1.5 lg:justify-end">
          <Status {...badge} />
          {agreement && <Status {...agreement} />}
        </div>
      </td>
    </tr>
  )
}

interface RowProps {
  order: OwnerOrderRow
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
