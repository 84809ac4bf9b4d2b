import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { OrderAtDesk } from '~/components/provider/orders/order-at-desk'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requireProvider } from '~/server/session/require.server'
import { requireOrderAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireOrderAtDesk(provider, parseParams(params, OrderParams).orderId)
}

export default function DeskOrder() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <OrderAtDesk {...view} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId}`)]

export function ErrorBoundary() {
  return <FetchFailure title="Order" sentence={ORDER_MESSAGES.detailsFailed} />
}
