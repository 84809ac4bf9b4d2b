import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderPage } from '~/components/order-page/order-page'
import { FetchFailure } from '~/components/shell/error-page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { orderPlaced } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { requireOrder } from '~/services/order-page/require-order.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId } = parseParams(params, OrderParams)
  const order = await requireOrder(renter, orderId)
  const isNew = (await orderPlaced.read(request)) === orderId
  const headers: HeadersInit = isNew ? { 'Set-Cookie': await orderPlaced.clear() } : {}
  return data({ order, isNew: isNew && order.status === 'placed' }, { headers })
}

export default function OrderSummary() {
  const { order, isNew } = useLoaderData<typeof loader>()
  return <OrderPage variant="summary" banner={isNew ? ORDER_MESSAGES.placed : undefined} order={order} />
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Summary`)]

export function ErrorBoundary() {
  return <FetchFailure title="Order Summary" sentence={ORDER_MESSAGES.detailsFailed} />
}
