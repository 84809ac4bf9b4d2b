import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { OrderSearch, StuckTabs } from '~/components/provider/orders/order-filter'
import { OrderTable } from '~/components/provider/orders/order-table'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { filterQuery } from '~/models/provider/order-filter'
import { DeskOrdersQuery } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { before, ...filter } = parseQuery(request, DeskOrdersQuery)
  return { filter, ...(await deskOrdersPage(provider, filter, before)) }
}

export default function DeskOrders() {
  const { filter, orders, counts, next } = useLoaderData<typeof loader>()
  const query = filterQuery(filter)
  return (
    <div className="page">
      <PageTitle
        title="Orders"
        actions={
          <Link className={BUTTON_CLASS.outline} to={providerPaths.dayOutOfDays()}>
            Day Out of Days
          </Link>
        }
      />
      <div className="mt-4 grid gap-4">
        <OrderSearch key={JSON.stringify(query)} filter={filter} />
        <StuckTabs filter={filter} counts={counts} />
        {orders.length > 0 && <OrderTable orders={orders} />}
        {orders.length === 0 && <EmptyState {...(Object.keys(query).length > 0 ? NONE_FOUND : NONE_YET)} />}
        <Pager
          to={next === null ? null : providerPaths.orders({ ...query, before: String(next) })}
          label="Show more orders"
        />
      </div>
    </div>
  )
}

const NONE_FOUND = { title: 'No orders match.', hint: 'Search for other words, or clear the filters.' }
const NONE_YET = { title: 'No orders yet.', hint: 'Orders placed by crews show up here.' }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Orders')]

export function ErrorBoundary() {
  return <FetchFailure title="Orders" sentence={ORDER_MESSAGES.fetchFailed} />
}
