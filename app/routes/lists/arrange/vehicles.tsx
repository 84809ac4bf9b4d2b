import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import arrangeStyles from '~/components/lists/arrange/arrange.css?url'
import { ArrangeVehicles } from '~/components/lists/arrange/arrange-vehicles'
import multiSelectStyles from '~/components/ui/multi-select.css?url'
import { PlaceForm } from '~/models/lists/arrange/arrange-form'
import { selectionActions } from '~/models/lists/arrange/selection'
import { ArrangeQuery } from '~/models/trade/addresses/arrange-params'
import { ListParams } from '~/models/trade/addresses/params'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { titled } from '~/models/trade/product'
import { isDocument } from '~/server/http/origin.server'
import { invalid, parseParams, parseQuery, readForm, redirect, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { arrangedVehicles } from '~/services/lists/arrange/arrange-pages.server'
import { arrangeVehicle } from '~/services/lists/arrange/arrange-rows.server'
import { undoableOf } from '~/services/lists/arrange/restore-vehicles.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  const { after, checked, removed } = parseQuery(request, ArrangeQuery)
  const membership = await requireMembership(renter, projectId)
  const page = await arrangedVehicles(membership, listId, after)
  const actions = selectionActions(projectId, membership.access)
  const project = { id: projectId, title: membership.project.title }
  const undoable = await undoableOf(membership, removed)
  return { project, listId, after, undoable, checked, actions, ...page }
}

/** With script the page stays and revalidates; without script it redirects to the moved row. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListParams)
  const { after } = parseQuery(request, ArrangeQuery)
  const form = await readForm(request, PlaceForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await arrangeVehicle(renter, { ...ref, ...form.value })
  if (!outcome.ok) return refusal(form, outcome)
  if (!isDocument(request)) return { error: null }
  return redirect(arrangePaths.arrangedVehicle(ref.projectId, ref.listId, { moved: form.value.moved, after }))
}

export default function Vehicles() {
  const lastResult = useActionData<typeof action>()
  return <ArrangeVehicles {...useLoaderData<typeof loader>()} errors={lastResult?.error?.[''] ?? undefined} />
}

export const links: LinksFunction = () =>
  [arrangeStyles, multiSelectStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? `Arrange ${data.name}` : 'Arrange')]

/** Also after a refusal: the list may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
