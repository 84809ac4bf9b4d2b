import { Link } from '@remix-run/react'
import { withReturn } from '~/models/trade/addresses/return-to'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface ItemLinksProps {
  item: OrderView['items'][number]
  order: Pick<OrderView, 'id' | 'project'>
  /** The address of the order's page. */
  at: string
  isOver: boolean
}

/** Links from an order item, for the crew: further pickup info, and the comments on its list. */
export default function ItemLinks({ item, order, at, isOver }: ItemLinksProps) {
  return (
    <>
      {!isOver && (
        <Link
          className="no-print link inline-flex min-h-11 items-center"
          to={orderPaths.additionalInfo(order.id, order.project.id, order.project.title, item.id)}
          preventScrollReset
        >
          Additional Info<span className="sr-only"> {item.title}</span>
        </Link>
      )}
      <Link
        className="no-print link inline-flex min-h-11 items-center"
        to={listPaths.comments(order.project.id, item.listVehicleId) + withReturn(at)}
      >
        Comments<span className="sr-only"> on {item.title}</span>
      </Link>
    </>
  )
}
