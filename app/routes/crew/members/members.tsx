import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet, useParams } from '@remix-run/react'
import { MembersDialog } from '~/components/crew/members-dialog'
import { StepFailed } from '~/components/projects/step-failed'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { membersPage } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  return membersPage(await requireMembership(renter, projectId))
}

/** Over the lists of a project, or over its removed vehicles: what is done about a member is done over the lists. */
export default function Members() {
  const shown = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const { accountId } = useParams()
  const form = useOutlet()
  const pageBehind = pageBehindOf(pathname)
  return (
    <MembersDialog
      {...shown}
      view={pageBehind === projectPaths.projectList ? listView(search) : ''}
      closeTo={pageBehind(shown.projectId) + listView(search)}
      editing={accountId ? { accountId, form } : undefined}
    />
  )
}

function pageBehindOf(pathname: string) {
  return pathname.includes('/removed-vehicles/') ? listPaths.removedVehicles : projectPaths.projectList
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Members')]

export function ErrorBoundary() {
  return <StepFailed over={pageBehindOf(useLocation().pathname)} />
}
