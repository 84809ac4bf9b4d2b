import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ProjectCard } from '~/components/crew/project-card'
import { PickupsAhead } from '~/components/orders/pickups-ahead'
import { ProjectSearch } from '~/components/orders/project-search'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { projectTasks } from '~/models/today/today-page'
import { OrderedProjectsQuery } from '~/models/trade/addresses/params'
import { pluralize } from '~/models/trade/format/text'
import { bookingPaths } from '~/models/trade/paths/booking'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { orderedProjectsPage } from '~/services/orders/ordered-projects-page.server'
import { pickupsAhead } from '~/services/orders/pickups-ahead.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const query = parseQuery(request, OrderedProjectsQuery)
  const { projects, next } = await orderedProjectsPage(renter, query)
  const tasks = await currentTasks(renter)
  const isFirst = query.search === '' && query.before === undefined
  return {
    search: query.search,
    projects: projects.map((project) => ({ ...project, tasks: projectTasks(tasks, project.id) })),
    next,
    ahead: isFirst ? await pickupsAhead(renter) : [],
  }
}

export default function Orders() {
  const { search, projects, next, ahead } = useLoaderData<typeof loader>()
  const sections = [
    { heading: 'Your Active Projects', projects: projects.filter(({ isActive }) => isActive) },
    { heading: 'Your Completed Projects', projects: projects.filter(({ isActive }) => !isActive) },
  ].filter((section) => section.projects.length > 0)
  return (
    <div className="page">
      <PageTitle title="Orders" actions={<ProjectSearch key={search} search={search} />} />
      <PickupsAhead sections={ahead} />
      {sections.map((section) => (
        <section key={section.heading} className="paper-table mt-8">
          <h2 className="mb-4 text-xl">{section.heading}</h2>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {section.projects.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                to={orderPaths.ordersOfProject(project.id, project.title)}
                counts={pluralize(project.orders, 'order')}
                tasks={project.tasks}
              />
            ))}
          </div>
        </section>
      ))}
      {sections.length === 0 && (
        <EmptyState
          className="mt-6"
          title={ORDER_MESSAGES.noProjects}
          hint={
            search
              ? 'None of your projects with that name have orders.'
              : 'Book the vehicles in your cart to place one.'
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

export function ErrorBoundary() {
  return <FetchFailure title="Orders" sentence={ORDER_MESSAGES.projectsFailed} />
}
