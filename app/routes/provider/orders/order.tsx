import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { OrderPrice } from '~/components/order-page/order-facts'
import { OrderItems } from '~/components/order-page/order-items'
import { MessagesOfOrder } from '~/components/provider/orders/order-messages'
import { PaymentNotes } from '~/components/provider/orders/payment-notes'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { Status } from '~/components/ui/feedback/note'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type DeskOrderView, requireDeskOrder } from '~/services/provider/orders/require-desk-order.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireDeskOrder(provider, parseParams(params, OrderParams).orderId)
}

/** An order as staff see it. */
export default function DeskOrder() {
  const view = useLoaderData<typeof loader>()
  const { order, marks, messages } = view
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <Breadcrumb trail={[{ label: 'Orders', to: providerPaths.orders() }]} current={`Order - ${order.id}`} />
          <PageTitle
            title={`Order #${order.id}`}
            lead={`${order.billing.company}, ${order.project.title}`}
            status={<Marks marks={marks} />}
          />
          <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
            <div className="grid min-w-0 grid-cols-1 content-start gap-6">
              <OrderItems order={order} at={providerPaths.order(order.id)} isDesk />
            </div>
            <aside className="grid grid-cols-1 content-start gap-5 max-lg:contents lg:row-span-2">
              <Suspense>
                <DeskOrderSidebar {...view} />
              </Suspense>
            </aside>
            <div className="grid grid-cols-1 content-start gap-5">
              {order.totals && <OrderPrice totals={order.totals} />}
              <PaymentNotes orderId={order.id} notes={view.notes} />
              <MessagesOfOrder messages={messages} />
            </div>
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

function Marks({ marks }: Pick<DeskOrderView, 'marks'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <Status key={mark.label} {...mark} />
      ))}
    </span>
  )
}

/** Loaded after the page's main content. */
const DeskOrderSidebar = lazy(() => import('~/components/provider/orders/desk-order-sidebar'))

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId}`)]

export function ErrorBoundary() {
  return <FetchFailure title="Order" sentence={ORDER_MESSAGES.detailsFailed} />
}
