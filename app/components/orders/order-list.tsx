import { Link } from '@remix-run/react'
import { orderMarks } from '~/models/trade/due/order-marks'
import { formatExact } from '~/models/trade/money'
import { orderPaths } from '~/models/trade/paths/orders'
import type { FoundOrder } from '~/services/orders/find-orders.server'
import { Status } from '../ui/feedback/note'
import { Photo } from '../ui/photo'
import { Price } from '../ui/price'
import { Days } from './days'

/** Orders of several projects, one link each. */
export function OrderList({ orders }: { orders: readonly FoundOrder[] }) {
  return (
    <ul className="sheet divide-y divide-base-300 overflow-hidden">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderLink order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrderLink({ order }: { order: FoundOrder }) {
  const { id, project, total } = order
  const vehicles = shownVehicles(order)
  const marks = marksOf(order)
  return (
    <Link to={orderPaths.orderDetails(id, project.id, project.title)} className="order-line">
      <Photo picture={vehicles[0]?.picture ?? null} alt="" sizes="5rem" className="rounded-field" />
      <span className="min-w-0">
        <span className="block font-semibold whitespace-nowrap">Order #{id}</span>
        <span className="line-clamp-2 text-sm text-quiet" dir="auto">
          {project.title}
        </span>
      </span>
      <span className="min-w-0 text-sm">
        {vehicles.map(({ id: itemId, title, days }) => (
          <span key={itemId} className="block">
            <span className="font-medium">{title}</span>{' '}
            <span className="block text-quiet xl:inline">
              <Days text={days} />
            </span>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <Status key={mark.label} {...mark} className="whitespace-normal!" />
        ))}
      </span>
      <span>{total !== null && <Price amount={formatExact(total)} />}</span>
    </Link>
  )
}

/** Cancelled vehicles only if there are no others. */
function shownVehicles({ vehicles }: FoundOrder) {
  const left = vehicles.filter(({ isCancelled }) => !isCancelled)
  return left.length > 0 ? left : vehicles
}

function marksOf({ vehicles, missing, status, isRunning }: FoundOrder) {
  const byLabel = new Map(vehicles.flatMap(({ late }) => (late ? [[late.label, late]] : [])))
  const [late, ...others] = byLabel.values()
  return orderMarks({ status, isRunning, late }, missing ? [...others, missing] : others)
}
