import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActivityFilter } from '~/components/crew/activity-filter'
import { ActivityList, Seen } from '~/components/crew/activity-list'
import { LoadFailed } from '~/components/projects/load-failed'
import { Breadcrumb, Pager, PageTitle } from '~/components/ui/page'
import { ActivityQuery, ProjectParams } from '~/models/trade/addresses/params'
import { crewPaths } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { activityPage } from '~/services/crew/activity/activity-page.server'
import { requireMembership } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { before, ...filter } = parseQuery(request, ActivityQuery)
  const membership = await requireMembership(renter, projectId)
  const page = await activityPage(membership, before, filter)
  const { id, title } = membership.project
  return { project: { id, title }, filter, isFirst: before === undefined, ...page }
}

export default function Activity() {
  const { project, filter, choices, isFirst, next, days, fresh, newest } = useLoaderData<typeof loader>()
  const trail = [
    { label: 'Projects', to: projectPaths.projects() },
    { label: project.title, to: projectPaths.projectList(project.id) },
  ]
  return (
    <div className="page">
      <Breadcrumb trail={trail} current="Activity" />
      <PageTitle
        title="Activity"
        lead="New York time"
        actions={<Seen projectId={project.id} fresh={fresh} newest={newest} />}
      />
      <div className="mt-4 max-lg:max-w-3xl">
        <ActivityFilter projectId={project.id} filter={filter} choices={choices} />
        <Pager to={isFirst ? null : crewPaths.activity(project.id, filter)} label="Back to the newest" />
        <ActivityList days={days} isFiltered={Boolean(filter.person ?? filter.vehicle)} />
        <Pager
          to={next === null ? null : crewPaths.activity(project.id, { ...filter, before: next })}
          label="Show older"
        />
      </div>
    </div>
  )
}

export const handle = { live: 'all' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Activity, ${data?.project.title ?? 'Project'}`)]

export const ErrorBoundary = LoadFailed
