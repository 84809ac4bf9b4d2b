import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useOutlet, useParams } from '@remix-run/react'
import { MembersDialog } from '~/components/crew/members-dialog'
import tableStyles from '~/components/ui/list-table.css?url'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
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

export default function Members() {
  const shown = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const { accountId } = useParams()
  const form = useOutlet()
  return (
    <MembersDialog
      {...shown}
      paths={crewPathsAt(pathname)}
      view={listView(search)}
      editing={accountId ? { accountId, form } : undefined}
    />
  )
}

export const handle = { dialog: true, toast: 'in dialog' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tableStyles }]
export const meta: MetaFunction = () => [titled('Members')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
