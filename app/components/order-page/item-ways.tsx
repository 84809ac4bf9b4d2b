import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OrderView } from '~/services/order-page/require-order.server'

interface ItemWaysProps {
  item: OrderView['items'][number]
  order: Pick<OrderView, 'id' | 'project'>
  /** The page of its order, below which its dialogs stand. */
  at: string
  isOver: boolean
}

/** What else there is to read of a booked vehicle, for the crew: its inspection, and what a driver has to know. */
export default function ItemWays({ item, order, at, isOver }: ItemWaysProps) {
  return (
    <p className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {item.hasReport && (
        <Link className={BUTTON_CLASS.outline} to={`${at}/${item.id}/inspection-report`} preventScrollReset>
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
    </p>
  )
}
