import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { OrderPage } from '~/components/order-page/order-page'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { OrderDetailsParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireOrder } from '~/services/order-page/require-order.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, projectId } = parseParams(params, OrderDetailsParams)
  return requireOrder(renter, orderId, projectId)
}

export default function OrderDetails() {
  const order = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <OrderPage variant="details" order={order} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Details`)]

export function ErrorBoundary() {
  return <FetchFailure title="Order Details" sentence={ORDER_MESSAGES.detailsFailed} />
}
