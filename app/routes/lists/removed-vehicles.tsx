import { data, type LoaderFunctionArgs, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { Link, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { RemovedExternalCard } from '~/components/lists/external/removed-external'
import { RemovedCard } from '~/components/lists/removed-card'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectHeader } from '~/components/projects/project-header'
import { VehicleSearch } from '~/components/projects/vehicle-search'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState, Pager } from '~/components/ui/page'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { ListViewQuery } from '~/models/trade/addresses/list-params'
import { ProjectParams } from '~/models/trade/addresses/params'
import { withReturn } from '~/models/trade/addresses/return-to'
import { listView } from '~/models/trade/list-view'
import { overRemovedPaths } from '~/models/trade/paths/crew'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { lastProject } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { searchedWords } from '~/services/lists/list-filter.server'
import { removedVehiclesPage } from '~/services/lists/removed-vehicles-page.server'
import { countProject } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { vehicle: text, after } = parseQuery(request, ListViewQuery)
  const membership = await requireMembership(renter, projectId)
  const { removedCars, members } = await countProject(membership)
  const page = await removedVehiclesPage(membership, { words: searchedWords(text), after: after ?? null })
  const shown = { project: membership.project, counts: { cars: removedCars, members }, text, ...page }
  return data(shown, { headers: await lastProject.write(request, renter, projectId) })
}

export default function RemovedVehicles() {
  const dialog = useOutlet()
  return (
    <>
      <InertBehindDialog>
        <RemovedPage {...useLoaderData<typeof loader>()} />
      </InertBehindDialog>
      {dialog}
    </>
  )
}

function RemovedPage({ project, counts, text, vehicles, next }: SerializeFrom<typeof loader>) {
  const page = listPaths.removedVehicles(project.id)
  const { search } = useLocation()
  return (
    <div className="page">
      <ProjectHeader
        project={project}
        counts={counts}
        membersTo={overRemovedPaths.members(project.id) + listView(search)}
        section="Removed Vehicles"
        countsOf="Showing removed cars only."
      >
        <VehicleSearch action={page} text={text} isDisabled={counts.cars === 0} />
      </ProjectHeader>
      <section className="mt-10" aria-label="Removed Vehicles">
        <h2 className="mb-4 text-xl">Removed Vehicles</h2>
        {vehicles.length === 0 ? (
          <Nothing hasRemoved={counts.cars > 0} to={counts.cars > 0 ? page : projectPaths.projectList(project.id)} />
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {vehicles.map((vehicle) => (
              <li key={vehicle.id} className="grid">
                {'vehicle' in vehicle ? (
                  <RemovedCard projectId={project.id} card={vehicle} view={withReturn(page + search)} />
                ) : (
                  <RemovedExternalCard projectId={project.id} card={vehicle} view={withReturn(page + search)} />
                )}
              </li>
            ))}
          </ul>
        )}
        <Pager to={next && `?${new URLSearchParams({ vehicle: text, after: next })}`} label="Show more vehicles" />
      </section>
    </div>
  )
}

function Nothing({ hasRemoved, to }: { hasRemoved: boolean; to: string }) {
  return (
    <EmptyState
      title={hasRemoved ? LIST_PAGE_MESSAGES.noVehicles : LIST_PAGE_MESSAGES.noRemovedVehicles}
      hint={hasRemoved ? undefined : 'Vehicles removed from a list show up here.'}
      action={
        <Link className={BUTTON_CLASS.secondary} to={to}>
          {hasRemoved ? 'Show all removed vehicles' : 'Back to the lists'}
        </Link>
      }
    />
  )
}

export const meta: MetaFunction = () => [titled('Removed Vehicles')]

export const ErrorBoundary = LoadFailed
