import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import arrangeStyles from '~/components/lists/arrange/arrange.css?url'
import { MarkVehicles } from '~/components/lists/arrange/bulk-pages'
import { useFormResponse } from '~/components/ui/form/form-response'
import { MarkForm } from '~/models/lists/arrange/arrange-form'
import { bulkText } from '~/models/lists/arrange/arrange-messages'
import { NO_MARK } from '~/models/lists/arrange/vehicle-notes'
import { ProjectParams } from '~/models/trade/addresses/params'
import { atCard } from '~/models/trade/addresses/return-to'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { selectedVehicles } from '~/services/lists/arrange/arrange-pages.server'
import { markVehicles } from '~/services/lists/arrange/mark-vehicles.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  return { back, ...(await selectedVehicles(renter, { projectId, ids }, 'editLists')) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  const form = await readForm(request, MarkForm)
  if (form.status !== 'success') return invalid(form)

  const { mark } = form.value
  const outcome = await markVehicles(renter, { projectId, ids, mark: mark === NO_MARK ? null : mark })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(atCard(back, { projectId, ids }), bulkText('marked', outcome.done, outcome.skipped))
}

export default function Marks() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <MarkVehicles {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: arrangeStyles }]
export const meta: MetaFunction = () => [titled('Mark vehicles')]

/** Also after a refusal: the vehicles may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
