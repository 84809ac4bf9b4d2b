import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { providerPaths } from '~/models/trade/paths/provider'
import { ORDER_STATUS_BADGES, STUCK } from '~/models/trade/vocabulary/orders'
import type { DeskOrderRow } from '~/services/provider/orders/desk-orders-page.server'

/** Orders with what each is about and what keeps it from going on. */
export function DeskOrderList({ orders }: { orders: readonly DeskOrderRow[] }) {
  return (
    <ul className="sheet divide-y divide-base-300 overflow-hidden">
      {orders.map((order) => (
        <li key={order.id}>
          <DeskOrder order={order} />
        </li>
      ))}
    </ul>
  )
}

function DeskOrder({ order }: { order: DeskOrderRow }) {
  const { id, project, placedBy, placedOn, status, stuck, vehicles } = order
  const labels = STUCK.filter(({ value }) => stuck.includes(value)).map(({ label }) => label)
  return (
    <Link
      to={providerPaths.order(id)}
      className="grid gap-x-6 gap-y-2 px-5 py-4 hover:bg-base-200 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_10rem]"
    >
      <span className="min-w-0">
        <span className="block font-semibold">Order #{id}</span>
        <span className="block break-words text-sm">{project.title}</span>
        <span className="block break-words text-sm text-quiet">
          {project.productionCompany}, {placedBy}
        </span>
        <span className="block text-sm text-quiet">Placed {placedOn}</span>
      </span>
      <span className="grid min-w-0 content-start gap-1 text-sm">
        {vehicles.map((vehicle) => (
          <span key={vehicle.id} className="block break-words">
            {vehicle.isCancelled ? <s>{vehicle.title}</s> : vehicle.title}
            <span className="block text-quiet">
              <Days words={vehicle.days} />, {vehicle.owner}
              {vehicle.isCancelled && ', cancelled'}
            </span>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap content-start items-start gap-1.5 md:flex-col md:flex-nowrap md:items-end">
        <Status {...ORDER_STATUS_BADGES[status]} />
        {labels.map((label) => (
          <Status key={label} tone="refused" label={label} />
        ))}
      </span>
    </Link>
  )
}
