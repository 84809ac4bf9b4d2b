import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { OwnerOrder } from '~/components/owner/owner-order'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { OwnerOrderParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  return requireOwnerOrder(owner, parseParams(params, OwnerOrderParams).orderItemId)
}

export default function Order() {
  return (
    <>
      <InertBehindDialog>
        <OwnerOrder order={useLoaderData<typeof loader>()} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? `Order #${data.orderId}` : 'Order')]
