import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import arrangeStyles from '~/components/lists/arrange/arrange.css?url'
import { RemoveVehicles } from '~/components/lists/arrange/bulk-pages'
import { useFormResponse } from '~/components/ui/form/form-response'
import { bulkText } from '~/models/lists/arrange/arrange-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { atCard, withRemovedTogether } from '~/models/trade/addresses/return-to'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { selectedVehicles } from '~/services/lists/arrange/arrange-pages.server'
import { removeVehicles } from '~/services/lists/arrange/mark-vehicles.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  return { back, ...(await selectedVehicles(renter, { projectId, ids }, 'removeVehicles')) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await removeVehicles(renter, { projectId, ids })
  if (!outcome.ok) return refusal(form, outcome)
  const { removed, skipped } = outcome
  const text = bulkText('removed', removed.length, skipped)
  const link = { to: listPaths.removedVehicles(projectId), label: 'Removed Vehicles' }
  const kind = removed.length > 0 ? 'success' : 'error'
  const page = atCard(withRemovedTogether(back, removed), { projectId, ids })
  return redirectWithToast(page, { text, link }, kind)
}

export default function Removal() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <RemoveVehicles {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: arrangeStyles }]
export const meta: MetaFunction = () => [titled('Remove vehicles')]

/** Also after a refusal: the vehicles may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
