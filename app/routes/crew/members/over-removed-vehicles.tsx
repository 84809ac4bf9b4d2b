import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { MembersDialog } from '~/components/crew/members/members-dialog'
import { StepFailed } from '~/components/projects/step-failed'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { membersPage } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  return membersPage(await requireMembership(renter, projectId))
}

/** The same as over the project page; what is done about a member is done there. */
export default function MembersOverRemoved() {
  const shown = useLoaderData<typeof loader>()
  const closeTo = listPaths.removedVehicles(shown.projectId) + listView(useLocation().search)
  return <MembersDialog {...shown} view="" closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Members')]

export function ErrorBoundary() {
  return <StepFailed over={listPaths.removedVehicles} />
}
