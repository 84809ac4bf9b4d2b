import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData, useLocation, useOutlet } from '@remix-run/react'
import listsStyles from '~/components/lists/lists.css?url'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectLists } from '~/components/projects/project-lists'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { newActivityText } from '~/models/crew/activity-history'
import { selectionActions } from '~/models/lists/arrange/selection'
import { isComment } from '~/models/lists/comments'
import { asRows } from '~/models/lists/shown-list'
import { projectActions } from '~/models/projects/project-actions'
import { withVehicleTasks } from '~/models/today/order-tasks'
import { firstTasks, projectTasks } from '~/models/today/today-page'
import { can } from '~/models/trade/access/permissions'
import { ListViewQuery } from '~/models/trade/addresses/list-params'
import { ProjectPageParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { isDocument } from '~/server/http/origin.server'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { lastLayout, lastProject } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { countNewActivity } from '~/services/crew/activity/new-activity.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listBar, pageLinks } from '~/services/lists/list-bar.server'
import { listsPage } from '~/services/lists/lists-page.server'
import { shownPart } from '~/services/lists/shown-lists.server'
import { countProject } from '~/services/projects/members-page.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const names = parseParams(params, ProjectPageParams)
  const asks = parseQuery(request, ListViewQuery)
  const membership = await requireMembership(renter, names.projectId)
  const { project, access } = membership
  const view = can('seePrices', access) ? asks : { ...asks, status: undefined, order: undefined }
  const alone = isDocument(request) && new URL(request.url).pathname !== projectPaths.projectList(project.id)
  const shown = shownPart(names, view, { alone })
  const counts = await countProject(membership)
  const fresh = newActivityText(await countNewActivity(membership))
  const allTasks = await currentTasks(renter)
  const [first] = firstTasks(allTasks, project.id)
  const counted = projectTasks(allTasks, project.id)
  const tasks = counted && { ...counted, first }
  const layout = view.layout ?? (await lastLayout.read(request, renter)) ?? 'cards'
  const { blocks, next } = await listsPage(membership, shown, { ids: view.removed, by: renter.id }, layout)
  const bar = await listBar(membership, view, layout)
  const may = {
    createLists: can('createLists', access),
    editLists: can('editLists', access),
    editExternals: can('editExternals', access),
    addVehicles: can('addVehicles', access),
  }
  const requested = {
    text: view.vehicle,
    searched: 'words' in shown ? shown.words.join(' ') : '',
    isSifted: Boolean(view.mark ?? view.status),
    isPart: Boolean(view.list ?? view.card),
    isOneList: Boolean(view.list),
    isBehind: alone,
  }
  const withTheirTasks = blocks.map((list) => withVehicleTasks(list, allTasks))
  const shownBlocks = layout === 'table' ? withTheirTasks.map(asRows) : withTheirTasks
  const page = { here: hereOf(request), blocks: shownBlocks, ...pageLinks(project.id, view, next) }
  const headers = new Headers(await lastProject.write(request, renter, project.id))
  for (const [name, value] of new Headers(await lastLayout.write(request, renter, layout))) headers.append(name, value)
  const ways = projectActions(project.id, access)
  const table = layout === 'table' ? { actions: selectionActions(project.id, access), checked: view.checked } : null
  return data({ project, counts, fresh, tasks, may, requested, bar, ways, table, ...page }, { headers })
}

export default function ProjectListsPage() {
  const shown = useLoaderData<typeof loader>()
  const dialog = useOutlet()
  return (
    <>
      <InertBehindDialog isCovered={dialog !== null}>
        <ProjectLists {...shown} view={listView(useLocation().search)} hasDialog={dialog !== null} />
      </InertBehindDialog>
      {dialog}
    </>
  )
}

/** `removed` does not make it a different page. */
function hereOf(request: Request): string {
  const { searchParams } = new URL(request.url)
  searchParams.delete('removed')
  return listView(searchParams.toString())
}

/**
 * A comment changes only its dialog, and closing that loads the page. Opening a dialog, moving within dialogs, and a
 * form that returns with errors do not reload the page behind. A form refused with 403 or 404 does, because the page
 * may be outdated. So does closing a dialog that may have been loaded alone.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl, formMethod, formAction, actionStatus = 200 }) => {
  if (formMethod) return actionStatus < 400 ? !isComment(formAction) : actionStatus === 403 || actionStatus === 404
  return !isDialogAt(nextUrl)
}

const isDialogAt = ({ pathname }: URL) => /\/list\/./i.test(pathname)

export const handle = { live: 'deals' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: listsStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.project.title ?? 'Project')]

export const ErrorBoundary = LoadFailed
