import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { ProjectsHome } from '~/components/projects/projects-home'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { firstTasks, lateProjectIds, namesPickup, projectTasks } from '~/models/today/today-page'
import { mayOpen } from '~/models/trade/access/permissions'
import { ProjectsQuery } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { type ProjectGroup, projectsPage } from '~/services/projects/projects-page.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const query = parseQuery(request, ProjectsQuery)
  const tasks = await currentTasks(renter)
  const late = lateProjectIds(tasks)
  const [active, past] = await Promise.all([
    projectsPage(renter, { isActive: true, late, after: query['active-after'] ?? null }),
    projectsPage(renter, { isActive: false, late, after: query['past-after'] ?? null }),
  ])
  const may = { create: mayOpen('createProject', renter.role), search: mayOpen('search', renter.role) }
  const withTasks = ({ projects, next }: ProjectGroup) => ({
    projects: projects.map((project) => ({
      ...project,
      tasks: projectTasks(tasks, project.id),
      firstTasks: firstTasks(tasks, project.id),
      nextPickup:
        project.nextPickup && !namesPickup(tasks, project.id, project.nextPickup.orderId) ? project.nextPickup : null,
    })),
    next,
  })
  return { active: withTasks(active), past: withTasks(past), email: renter.email, may }
}

export default function Projects() {
  return (
    <>
      <InertBehindDialog>
        <ProjectsHome {...useLoaderData<typeof loader>()} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

/** Opening, closing or submitting the dialog over it does not change the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, actionStatus = 200 }) =>
  actionStatus < 400 && currentUrl.pathname === nextUrl.pathname

export const meta: MetaFunction = () => [titled('Projects')]

export function ErrorBoundary() {
  return <FetchFailure title="Projects" sentence={PROJECT_MESSAGES.loadFailed} />
}
