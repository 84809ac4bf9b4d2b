import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AvailabilityPage } from '~/components/lists/availability/availability'
import availabilityStyles from '~/components/lists/availability/availability.css?url'
import multiSelectStyles from '~/components/ui/multi-select.css?url'
import { can } from '~/models/trade/access/permissions'
import { AvailabilityQuery } from '~/models/trade/addresses/arrange-params'
import { ListParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listAvailability } from '~/services/lists/availability.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  const { from = '', to = '', after, checked } = parseQuery(request, AvailabilityQuery)
  const membership = await requireMembership(renter, projectId)
  const page = await listAvailability(membership, listId, { from, to, after })
  const project = { id: projectId, title: membership.project.title }
  return {
    project,
    listId,
    after,
    areChecked: checked === 'all',
    mayInquire: can('inquire', membership.access),
    ...page,
  }
}

export default function Availability() {
  return <AvailabilityPage {...useLoaderData<typeof loader>()} />
}

export const links: LinksFunction = () =>
  [availabilityStyles, multiSelectStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? `${data.name}: availability` : 'Availability'),
]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
