import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { SelectedListings } from '~/components/owner/fleet/selected-listings'
import { SelectionPage } from '~/components/owner/fleet/selection-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { SELECTED_ACTION_TEXTS } from '~/models/owner/fleet/selected-listings'
import { SelectedActionParams, SelectedListingsForm } from '~/models/owner/fleet/selected-listings-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireOwner } from '~/server/session/require.server'
import { changeSelectedListings, selectedListingsPreview } from '~/services/owner/fleet/selected-listings.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { kind } = parseParams(params, SelectedActionParams)
  const { selected, back } = await readSelection(request, ownerPaths.ownerVehicles())
  return { kind, back, preview: await selectedListingsPreview(owner, selected, kind) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { kind } = parseParams(params, SelectedActionParams)
  const { back } = await readSelection(request, ownerPaths.ownerVehicles())
  const form = await readForm(request, SelectedListingsForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeSelectedListings(owner, { kind, seen: form.value.seen })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(back, SELECTED_ACTION_TEXTS[kind].done(outcome.count))
}

export default function Listings() {
  const { kind, back, preview } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const { title, lead } = SELECTED_ACTION_TEXTS[kind]
  return (
    <SelectionPage title={title} lead={lead} back={back}>
      <SelectedListings kind={kind} preview={preview} back={back} lastResult={lastResult} />
    </SelectionPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fleetStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? SELECTED_ACTION_TEXTS[data.kind].title : 'Vehicles'),
]

/** Also after a refusal: the listings may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
