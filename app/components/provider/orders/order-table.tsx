import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskOrderRow } from '~/services/provider/orders/desk-orders-page.server'

/** Orders with a row for each vehicle, and what they are stuck on; on small screens each order is a card. */
export function OrderTable({ orders }: { orders: readonly DeskOrderRow[] }) {
  return (
    <table className="list-table desk-table desk-orders sheet overflow-hidden">
      <caption className="sr-only">Orders</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Project</th>
          <th scope="col">Vehicle</th>
          <th scope="col">Dates</th>
          <th scope="col" className="amount">
            Rate <span className="block text-xs font-normal">before tax</span>
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      {orders.map((order) => (
        <Order key={order.id} order={order} />
      ))}
    </table>
  )
}

function Order({ order: { id, project, placedBy, placedOn, marks, vehicles } }: { order: DeskOrderRow }) {
  const [first, ...others] = vehicles
  const rowSpan = Math.max(1, vehicles.length)
  return (
    <tbody className="relative">
      <tr>
        <th scope="rowgroup" rowSpan={rowSpan}>
          <Link className="link whitespace-nowrap after:absolute after:inset-0" to={providerPaths.order(id)}>
            Order #{id}
          </Link>
          <span className="text-xs font-normal text-quiet lg:block">Placed {placedOn}</span>
        </th>
        <td className="project break-words" rowSpan={rowSpan}>
          {project.title}
          <span className="lg:hidden">, </span>
          <span className="text-xs text-quiet lg:block">{project.productionCompany}</span>
          <span className="block text-xs text-quiet">Placed by {placedBy}</span>
        </td>
        {first && <VehicleCells vehicle={first} />}
        <td className="order-status">
          <Marks marks={marks} className="marks" />
          {first && <Marks marks={first.marks} className="late" />}
        </td>
      </tr>
      {others.map((vehicle) => (
        <tr key={vehicle.id} className="further">
          <VehicleCells vehicle={vehicle} />
          <td className="order-status">
            <Marks marks={vehicle.marks} className="late" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function VehicleCells({ vehicle }: { vehicle: DeskOrderRow['vehicles'][number] }) {
  const { title, picture, owner, days, rate, isCancelled } = vehicle
  const name = <Name of={title} />
  return (
    <>
      <td className="vehicle">
        <VehicleCell picture={picture} detail={`Owner ${owner}`}>
          {isCancelled ? <s>{name}</s> : name}
        </VehicleCell>
      </td>
      <td className="dates">
        <Days text={days} />
      </td>
      <td className="amount figure">
        {isCancelled ? <s>{formatExact(rate)}</s> : formatExact(rate)}
        <span className="block text-xs text-quiet lg:hidden">before tax</span>
      </td>
    </>
  )
}

interface MarksProps {
  marks: DeskOrderRow['vehicles'][number]['marks']
  className: 'marks' | 'late'
}

/** Those of the order, or of one of several vehicles in its row; on small screens below its dates. */
function Marks({ marks, className }: MarksProps) {
  return (
    marks.length > 0 && (
      <div className={`${className} flex flex-wrap gap-1.5 lg:flex-col lg:items-start`}>
        {marks.map((mark) => (
          <Status key={mark.label} {...mark} className="whitespace-normal!" />
        ))}
      </div>
    )
  )
}
