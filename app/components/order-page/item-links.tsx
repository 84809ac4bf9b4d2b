import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { withReturn } from '~/models/trade/addresses/return-to'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface ItemLinksProps {
  item: OrderView['items'][number]
  order: Pick<OrderView, 'id' | 'project'>
  /** The address of the order's page, which its dialogs are below. */
  at: string
  isOver: boolean
}

/** Links from an order item, for the crew: its inspection report, further pickup info, and the comments on its list. */
export default function ItemLinks({ item, order, at, isOver }: ItemLinksProps) {
  return (
    <p className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {item.hasReport && (
        <Link
          className={`${BUTTON_CLASS.outline} max-sm:w-full`}
          to={`${at}/${item.id}/inspection-report`}
          preventScrollReset
        >
          INSPECTION REPORT
        </Link>
      )}
      {!isOver && (
        <Link
          className="link inline-flex min-h-11 items-center text-sm"
          to={orderPaths.additionalInfo(order.id, order.project.id, order.project.title, item.id)}
          preventScrollReset
        >
          Additional Info<span className="sr-only"> {item.title}</span>
        </Link>
      )}
      <Link
        className="link inline-flex min-h-11 items-center text-sm"
        to={listPaths.comments(order.project.id, item.listVehicleId) + withReturn(at)}
      >
        Comments<span className="sr-only"> on {item.title}</span>
      </Link>
    </p>
  )
}
