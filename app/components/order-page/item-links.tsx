import { Link } from '@remix-run/react'
import { Menu } from '~/components/ui/menu'
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
  isBesidePlace: boolean
}

/** Further links of an order item, for the crew, in a menu if a driver's links are beside them. */
export default function ItemLinks({ item, order, at, isOver, isBesidePlace }: ItemLinksProps) {
  const links = (className?: string) => (
    <>
      {!isOver && (
        <Link
          className={className}
          to={orderPaths.additionalInfo(order.id, order.project.id, order.project.title, item.id)}
          preventScrollReset
        >
          Additional Info<span className="sr-only"> {item.title}</span>
        </Link>
      )}
      <Link className={className} to={listPaths.comments(order.project.id, item.listVehicleId) + withReturn(at)}>
        Comments<span className="sr-only"> on {item.title}</span>
      </Link>
    </>
  )
  if (!isBesidePlace) return links('no-print link inline-flex min-h-11 items-center')
  const label = (
    <>
      More<span className="sr-only"> about {item.title}</span>
    </>
  )
  return (
    <Menu label={label} look="ghost" className="no-print -mr-1.5 ml-auto" sheetClassName="w-44!">
      {links()}
    </Menu>
  )
}
