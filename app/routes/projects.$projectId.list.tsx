import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectLists } from '~/components/projects/project-lists'
import { Behind } from '~/components/shell/behind'
import { ListViewQuery, ProjectPageParams } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { listView } from '~/models/trade/list-view'
import { can } from '~/models/trade/permissions'
import { titled } from '~/models/trade/product'
import { isDocument } from '~/server/http/is-document.server'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { lastProject } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { pageLinks } from '~/services/lists/page-links.server'
import { shownPart } from '~/services/lists/shown-part.server'
import { countProject } from '~/services/projects/project-counts.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const names = parseParams(params, ProjectPageParams)
  const view = parseQuery(request, ListViewQuery)
  const membership = await requireMembership(renter, names.projectId)
  const { project, standing } = membership
  const alone = isDocument(request) && new URL(request.url).pathname !== paths.projectList(project.id)
  const shown = shownPart(names, view, { alone })
  const counts = await countProject(membership)
  const { blocks, next } = await listsPage(membership, shown, { ids: view.removed, by: renter.id })
  const pages = pageLinks(project.id, view, next)
  const may = {
    createLists: can('createLists', standing),
    editLists: can('editLists', standing),
    addVehicles: can('addVehicles', standing),
  }
  const asked = {
    text: view.vehicle,
    searched: 'words' in shown ? shown.words.join(' ') : '',
    isPart: Boolean(view.list ?? view.card),
    isOneList: Boolean(view.list),
  }
  const headers = await lastProject.write(request, renter, project.id)
  return data({ project, counts, may, asked, blocks, ...pages }, { headers })
}

export default function ProjectListsPage() {
  const shown = useLoaderData<typeof loader>()
  const dialog = useOutlet()
  return (
    <>
      <Behind>
        <ProjectLists {...shown} view={listView(useLocation().search)} hasDialog={dialog !== null} />
      </Behind>
      {dialog}
    </>
  )
}

/**
 * Opening a dialog, and a form that comes back with problems, leave the page behind as it is. Closing a dialog loads the
 * page: the dialog may have come alone.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, actionStatus = 200 }) => {
  if (formMethod) return actionStatus < 400
  return !nextUrl.pathname.startsWith(`${currentUrl.pathname}/`)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.project.title ?? 'Project')]

export const ErrorBoundary = LoadFailed
