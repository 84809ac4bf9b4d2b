import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActivityFilter } from '~/components/crew/activity-filter'
import { ActivityList, Seen } from '~/components/crew/activity-list'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectHeader } from '~/components/projects/project-header'
import { Pager } from '~/components/ui/page'
import { ActivityQuery, ProjectParams } from '~/models/trade/addresses/params'
import { crewPaths } from '~/models/trade/paths/crew'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { activityPage } from '~/services/crew/activity/activity-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { countProject } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { before, ...filter } = parseQuery(request, ActivityQuery)
  const membership = await requireMembership(renter, projectId)
  const counts = await countProject(membership)
  const page = await activityPage(membership, before, filter)
  return { project: membership.project, counts, filter, isFirst: before === undefined, ...page }
}

export default function Activity() {
  const { project, counts, filter, choices, isFirst, next, days, fresh, newest } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <ProjectHeader project={project} counts={counts} section="Activity" />
      <section className="mt-5 max-lg:max-w-3xl lg:mt-8" aria-labelledby="activity">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="activity" className="text-xl">
            Activity
          </h2>
          <Seen projectId={project.id} fresh={fresh} newest={newest} />
        </div>
        <p className="mb-3 text-sm text-quiet">New York time</p>
        <ActivityFilter projectId={project.id} filter={filter} choices={choices} />
        <Pager to={isFirst ? null : crewPaths.activity(project.id, filter)} label="Back to the newest" />
        <ActivityList days={days} isFiltered={Boolean(filter.person ?? filter.vehicle)} />
        <Pager
          to={next === null ? null : crewPaths.activity(project.id, { ...filter, before: next })}
          label="Show older"
        />
      </section>
    </div>
  )
}

export const handle = { live: 'all' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Activity, ${data?.project.title ?? 'Project'}`)]

export const ErrorBoundary = LoadFailed
