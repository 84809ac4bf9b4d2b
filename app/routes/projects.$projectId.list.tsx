import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Link, type ShouldRevalidateFunction, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { ListBlock } from '~/components/lists/list-block'
import { NoLists } from '~/components/lists/no-lists'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectHeader } from '~/components/projects/project-header'
import { VehicleSearch } from '~/components/projects/vehicle-search'
import { Behind } from '~/components/ui/behind'
import { Icon } from '~/components/ui/icon'
import { Pager } from '~/components/ui/pager'
import { BUTTON_CLASS } from '~/components/ui/submit-button'
import { listView } from '~/models/list-view'
import { ListViewQuery, ProjectPageParams } from '~/models/params'
import { paths } from '~/models/paths'
import { can } from '~/models/permissions'
import { PRODUCT } from '~/models/product'
import { requireRenter } from '~/services/auth/renter.server'
import { listCards } from '~/services/lists/list-cards.server'
import { shownPart } from '~/services/lists/shown-part.server'
import { rememberProject } from '~/services/projects/last-project.server'
import { requireMembership } from '~/services/projects/membership.server'
import { countProject } from '~/services/projects/project-counts.server'
import { parseParams, parseQuery } from '~/services/web/parse.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const names = parseParams(params, ProjectPageParams)
  const view = parseQuery(request, ListViewQuery)
  const { project, standing } = await requireMembership(renter, names.projectId)
  const shown = shownPart(request, names, view)
  const counts = await countProject(project.id)
  const page = await listCards({ project, standing }, shown)
  const may = {
    createLists: can('createLists', standing),
    editLists: can('editLists', standing),
    addVehicles: can('addVehicles', standing),
  }
  const asked = { text: view.vehicle, searched: 'words' in shown ? shown.words.join(' ') : '', list: view.list ?? null }
  return data({ project, counts, may, asked, ...page }, { headers: await rememberProject(request, project.id) })
}

export default function ProjectLists() {
  const { project, counts, may, asked, blocks, next } = useLoaderData<typeof loader>()
  const dialog = useOutlet()
  const view = listView(useLocation().search)
  const page = paths.projectList(project.id)
  return (
    <>
      <Behind>
        <div className="page">
          <ProjectHeader
            project={project}
            counts={counts}
            actions={
              may.createLists && (
                <Link
                  className={`${BUTTON_CLASS.outline} grow`}
                  to={paths.newList(project.id) + view}
                  preventScrollReset
                >
                  <Icon name="plus" />
                  Create List
                </Link>
              )
            }
          />
          <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-80">
              <VehicleSearch action={page} text={asked.text} />
            </div>
            <Link className={`${BUTTON_CLASS.ghost} max-sm:-ml-4`} to={paths.removedVehicles(project.id)}>
              Removed Vehicles
            </Link>
          </div>
          <h2 className="sr-only">Lists</h2>
          {blocks.map((list) => (
            <ListBlock
              key={list.id}
              projectId={project.id}
              list={list}
              mayEdit={may.editLists}
              mayAddVehicles={may.addVehicles}
              view={view}
            />
          ))}
          {blocks.length === 0 && !dialog && (
            <NoLists projectId={project.id} mayCreate={may.createLists} searched={asked.searched} />
          )}
          <Pager to={next && nextPage(next, asked.text)} label="Show more lists" />
          <Pager to={asked.list && page} label="Show all lists" />
        </div>
      </Behind>
      {dialog}
    </>
  )
}

function nextPage(after: string, text: string): string {
  return `?${new URLSearchParams(text ? { vehicle: text, after } : { after })}`
}

/** Opening a dialog leaves the page behind it as it is. Closing one loads it: the dialog may have come alone. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  if (change.formMethod) return change.defaultShouldRevalidate
  const opensDialog = change.nextUrl.pathname.startsWith(`${change.currentUrl.pathname}/`)
  return opensDialog ? false : change.defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.project.title ?? 'Project'} - ${PRODUCT}` },
]

export const ErrorBoundary = LoadFailed
