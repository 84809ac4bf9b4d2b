import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { OrderList } from '~/components/orders/order-list'
import listStyles from '~/components/orders/order-list.css?url'
import { OrderSearch } from '~/components/orders/order-search'
import { OrderedProjects } from '~/components/orders/ordered-projects'
import { PickupsAhead, VehiclesOut } from '~/components/orders/pickups-ahead'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { paperTask, rentalTask } from '~/models/today/order-tasks'
import type { Task } from '~/models/today/tasks'
import { lateProjectIds, projectTasks } from '~/models/today/today-page'
import { OrderedProjectsQuery } from '~/models/trade/addresses/params'
import { bookingPaths } from '~/models/trade/paths/booking'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findOrders } from '~/services/orders/find-orders.server'
import { orderedProjectsPage } from '~/services/orders/ordered-projects-page.server'
import { pickupsAhead } from '~/services/orders/pickups-ahead.server'
import { vehiclesOut } from '~/services/orders/vehicles-out.server'
import { currentTasks } from '~/services/today/current-tasks.server'

/** `before` continues the projects and `older` the orders; a later page of one omits the other. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { search, before, older } = parseQuery(request, OrderedProjectsQuery)
  const isFirst = before === undefined && older === undefined
  const tasks = await currentTasks(renter)
  const late = lateProjectIds(tasks)
  const { projects, next } =
    older === undefined ? await orderedProjectsPage(renter, { search, late, before }) : { projects: [], next: null }
  return {
    search,
    isFirst,
    found: before === undefined ? await findOrders(renter, { search, older }) : null,
    projects: projects.map((project) => ({ ...project, tasks: projectTasks(tasks, project.id) })),
    next,
    ahead: isFirst && !search ? withPaperTasks(await pickupsAhead(renter), tasks) : [],
    out:
      isFirst && !search ? (await vehiclesOut(renter)).map((out) => ({ ...out, task: rentalTask(tasks, out.id) })) : [],
  }
}

function withPaperTasks(sections: Awaited<ReturnType<typeof pickupsAhead>>, tasks: readonly Task[]) {
  return sections.map(({ heading, pickups }) => ({
    heading,
    pickups: pickups.map((pickup) => ({ ...pickup, task: pickup.missing && paperTask(tasks, pickup.orderId) })),
  }))
}

export default function Orders() {
  const { search, isFirst, found, projects, next, ahead, out } = useLoaderData<typeof loader>()
  const orders = found?.orders ?? []
  const late = out.find(({ mark }) => mark.tone === 'refused')
  const toComplete = ahead.flatMap(({ pickups }) => pickups).find(({ task }) => task)
  const hasBoth = ahead.length > 0 && out.length > 0
  return (
    <div className="page">
      <PageTitle title="Orders" actions={<OrderSearch key={search} search={search} />} />
      {(ahead.length > 0 || out.length > 0) && (
        <div className={`mt-6 grid items-start gap-5 ${hasBoth ? 'lg:grid-cols-2' : ''}`}>
          {late && <VehiclesOut vehicles={out} firstId={late.id} />}
          <PickupsAhead sections={ahead} firstId={late ? undefined : toComplete?.id} />
          {!late && <VehiclesOut vehicles={out} firstId={undefined} />}
        </div>
      )}
      {orders.length > 0 && (
        <section className="mt-8" aria-labelledby="all-orders">
          <h2 id="all-orders" className="mb-4 text-xl">
            {search ? 'Orders found' : isFirst ? 'Latest orders' : 'Older orders'}
          </h2>
          <OrderList orders={orders} />
          {found && (
            <Pager
              to={found.next === null ? null : orderPaths.orders({ search, older: found.next })}
              label="Show older orders"
            />
          )}
        </section>
      )}
      <OrderedProjects projects={projects} />
      {orders.length === 0 && projects.length === 0 && (
        <EmptyState
          className="mt-6"
          title={ORDER_MESSAGES.noProjects}
          hint={
            search ? 'No order has that number, vehicle or project.' : 'Book the vehicles in your cart to place one.'
          }
          action={
            <Link className={BUTTON_CLASS.secondary} to={search ? orderPaths.orders() : bookingPaths.cart()}>
              {search ? 'Show all orders' : 'View cart'}
            </Link>
          }
        />
      )}
      <Pager to={next === null ? null : orderPaths.orders({ search, before: next })} label="Show more projects" />
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Orders')]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listStyles }]

export function ErrorBoundary() {
  return <FetchFailure title="Orders" sentence={ORDER_MESSAGES.projectsFailed} />
}
