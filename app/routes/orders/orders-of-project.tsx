import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { OrderRow } from '~/components/orders/order-row'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb, EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { mostUrgentFirst, orderTasks } from '~/models/today/order-tasks'
import { OrdersQuery, ProjectOrdersParams } from '~/models/trade/addresses/params'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { ORDER_GROUPS } from '~/models/trade/vocabulary/orders'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { projectId } = parseParams(params, ProjectOrdersParams)
  const { before } = parseQuery(request, OrdersQuery)
  const page = await ordersPage(renter, projectId, before)
  const tasks = await currentTasks(renter)
  const orders = page.orders.map((order) => ({ ...order, tasks: orderTasks(tasks, order.id) }))
  return { ...page, orders: mostUrgentFirst(orders) }
}

export default function OrdersOfProject() {
  const { project, orders, next, maySendPickup, mayOpenDocuments } = useLoaderData<typeof loader>()
  const firstRank = Math.min(...orders.flatMap(({ tasks }) => tasks.map(({ rank }) => rank)))
  const groups = ORDER_GROUPS.map((group) => ({
    ...group,
    orders: orders.filter((order) => order.status === group.status),
  })).filter((group) => group.orders.length > 0)
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Projects', to: orderPaths.orders() }]} current="Orders" />
      <PageTitle
        title={`${project.title} - Order`}
        actions={
          mayOpenDocuments &&
          orders.length > 0 && (
            <Link className={BUTTON_CLASS.outline} to={documentPaths.projectDocuments(project.id)}>
              <Icon name="file" />
              All documents
            </Link>
          )
        }
      />
      {groups.map((group) => (
        <section key={group.status} className="paper-table mt-8">
          <h2 className="mb-4 text-xl">{group.heading}</h2>
          <div className="grid gap-4">
            {group.orders.map((order) => (
              <OrderRow key={order.id} {...{ order, project, maySendPickup, firstRank }} />
            ))}
          </div>
        </section>
      ))}
      {groups.length === 0 && <EmptyState className="mt-6" title={ORDER_MESSAGES.noOrders} />}
      <Pager to={next === null ? null : `?before=${next}`} label="Show older orders" />
    </div>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`${data?.project.title ?? 'Orders'} - Order`)]

export function ErrorBoundary() {
  return <FetchFailure title="Orders" sentence={ORDER_MESSAGES.fetchFailed} />
}
