import { lazy, Suspense } from 'react'
import { OrderItems } from '~/components/order-page/order-items'
import { Status } from '~/components/ui/feedback/note'
import { providerPaths } from '~/models/trade/paths/provider'
import { ORDER_STATUS_BADGES } from '~/models/trade/vocabulary/orders'
import type { OrderAtDesk as View } from '~/services/provider/orders/require-order-at-desk.server'
import { Breadcrumb } from '../../ui/navigation/breadcrumb'
import { PageTitle } from '../../ui/page-title'
import { MessagesOfOrder } from './messages-of-order'

const AsideAtDesk = lazy(() => import('./aside-at-desk'))

/** An order as the staff look after it. */
export function OrderAtDesk(view: View) {
  const { order, letters } = view
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Orders', to: providerPaths.orders() }]} current={`Order - ${order.id}`} />
      <PageTitle
        title={`Order #${order.id}`}
        lead={order.project.title}
        status={<Status {...ORDER_STATUS_BADGES[order.status]} />}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <OrderItems order={order} at={providerPaths.order(order.id)} isDesk />
          <MessagesOfOrder letters={letters} />
        </div>
        <aside className="grid content-start gap-5">
          <Suspense>
            <AsideAtDesk {...view} />
          </Suspense>
        </aside>
      </div>
    </div>
  )
}
