import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { OrderFilterForm, StuckTabs } from '~/components/provider/orders/order-filter'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { filterQuery, isFiltered } from '~/models/provider/order-filter'
import { DeskOrdersQuery } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { ORDER_STATUS_BADGES } from '~/models/trade/vocabulary/orders'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type DeskOrderRow, deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { before, ...filter } = parseQuery(request, DeskOrdersQuery)
  return { filter, ...(await deskOrdersPage(provider, filter, before)) }
}

export default function DeskOrders() {
  const { filter, orders, counts, next } = useLoaderData<typeof loader>()
  const query = filterQuery(filter)
  const isAsked = filter.stuck !== undefined || isFiltered(filter)
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
      <div className="mt-4 grid gap-5">
        <StuckTabs filter={filter} counts={counts} />
        <OrderFilterForm key={JSON.stringify(query)} filter={filter} />
        {orders.length > 0 && (
          <ul className="sheet divide-y divide-base-300 overflow-hidden">
            {orders.map((order) => (
              <li key={order.id}>
                <DeskOrder order={order} />
              </li>
            ))}
          </ul>
        )}
        {orders.length === 0 && <EmptyState {...(isAsked ? NONE_FOUND : NONE_YET)} />}
        <Pager
          to={next === null ? null : providerPaths.orders({ ...query, before: String(next) })}
          label="Show more orders"
        />
      </div>
    </div>
  )
}

const NONE_FOUND = { title: 'No orders match.', hint: 'Change or clear the filters.' }
const NONE_YET = { title: 'No orders yet.', hint: 'Orders placed by crews show up here.' }

/** An order with its vehicles and what it is stuck on. */
function DeskOrder({ order }: { order: DeskOrderRow }) {
  const { id, project, placedBy, placedOn, status, stuck, vehicles } = order
  return (
    <Link
      to={providerPaths.order(id)}
      className="grid gap-x-6 gap-y-2 px-5 py-4 hover:bg-base-200 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_14rem]"
    >
      <span className="min-w-0">
        <span className="block font-semibold">Order #{id}</span>
        <span className="block break-words text-sm">{project.title}</span>
        <span className="block break-words text-sm text-quiet">
          {project.productionCompany}, {placedBy}
        </span>
        <span className="block text-sm text-quiet">Placed {placedOn}</span>
      </span>
      <span className="grid min-w-0 content-start gap-1 text-sm">
        {vehicles.map((vehicle) => (
          <span key={vehicle.id} className="block break-words">
            {vehicle.isCancelled ? <s>{vehicle.title}</s> : vehicle.title}
            <span className="block text-quiet">
              <Days text={vehicle.days} />, {vehicle.owner}
              {vehicle.isCancelled && ', cancelled'}
            </span>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap content-start items-start gap-1.5 md:flex-col md:flex-nowrap md:items-end">
        <Status {...ORDER_STATUS_BADGES[status]} />
        {stuck.map((mark) => (
          <Status key={mark.label} {...mark} className="whitespace-normal! md:text-right" />
        ))}
      </span>
    </Link>
  )
}

export const meta: MetaFunction = () => [titled('Orders')]

export function ErrorBoundary() {
  return <FetchFailure title="Orders" sentence={ORDER_MESSAGES.fetchFailed} />
}
