import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import arrangeStyles from '~/components/lists/arrange/arrange.css?url'
import { TransferVehicles } from '~/components/lists/arrange/bulk-pages'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TransferForm } from '~/models/lists/arrange/arrange-form'
import { bulkText, TRANSFER_TEXTS } from '~/models/lists/arrange/arrange-messages'
import { TransferParams } from '~/models/trade/addresses/arrange-params'
import { atCard } from '~/models/trade/addresses/return-to'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { transferPage } from '~/services/lists/arrange/arrange-pages.server'
import { copyVehicles, moveVehicles } from '~/services/lists/arrange/transfer-vehicles.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, kind } = parseParams(params, TransferParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  return { back, ...(await transferPage(renter, { projectId, ids }, kind)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, kind } = parseParams(params, TransferParams)
  const { selected: ids, back } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  const form = await readForm(request, TransferForm)
  if (form.status !== 'success') return invalid(form)

  const { listId } = form.value
  const transfer = kind === 'move' ? moveVehicles : copyVehicles
  const outcome = await transfer(renter, { projectId, ids, listId })
  if (!outcome.ok) return refusal(form, outcome)
  const { done, skipped, listName } = outcome
  const text = bulkText(TRANSFER_TEXTS[kind].done, done, skipped, listName)
  const link = { to: listPaths.listOnPage(projectId, listId, `?list=${listId}`), label: 'View' }
  return redirectWithToast(atCard(back, { projectId, ids }), { text, link }, done > 0 ? 'success' : 'error')
}

export default function Transfer() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <TransferVehicles {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: arrangeStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? TRANSFER_TEXTS[data.kind].title : 'Vehicles'),
]

/** Also after a refusal: the vehicles may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
