import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import ordersStyles from '~/components/owner/orders.css?url'
import { OwnerOrderList } from '~/components/owner/owner-order-list'
import { Pager, PageTitle } from '~/components/ui/page'
import { ownerOrderTabNamed } from '~/models/owner/owner-orders'
import { TabQuery } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { ownerOrdersPage } from '~/services/owner/owner-orders-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const query = parseQuery(request, TabQuery)
  return ownerOrdersPage(owner, ownerOrderTabNamed(query.tab), query.after)
}

export default function Orders() {
  const page = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle title="Orders" />
      <div className="mt-5">
        <OwnerOrderList {...page} />
        <Pager to={page.next && ownerPaths.ownerOrders(page.tab, page.next)} label="Show more orders" />
      </div>
    </div>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: ordersStyles }]
export const meta: MetaFunction = () => [titled('Orders')]
