import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { SelectedListings } from '~/components/owner/fleet/selected-listings'
import { SelectionPage } from '~/components/owner/fleet/selection-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { SELECTED_ACT_TEXTS } from '~/models/owner/fleet/selected-listings'
import { SelectedActParams, SelectedListingsForm } from '~/models/owner/fleet/selected-listings-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireOwner } from '~/server/session/require.server'
import { changeSelectedListings, selectedListingsPreview } from '~/services/owner/fleet/selected-listings.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { act } = parseParams(params, SelectedActParams)
  const { selected, back } = await readSelection(request, ownerPaths.ownerVehicles())
  return { act, back, preview: await selectedListingsPreview(owner, selected, act) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { act } = parseParams(params, SelectedActParams)
  const { back } = await readSelection(request, ownerPaths.ownerVehicles())
  const form = await readForm(request, SelectedListingsForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeSelectedListings(owner, { act, seen: form.value.seen })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(back, SELECTED_ACT_TEXTS[act].done(outcome.count))
}

export default function Listings() {
  const { act, back, preview } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const { title, lead } = SELECTED_ACT_TEXTS[act]
  return (
    <SelectionPage title={title} lead={lead} back={back}>
      <SelectedListings act={act} preview={preview} back={back} lastResult={lastResult} />
    </SelectionPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fleetStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? SELECTED_ACT_TEXTS[data.act].title : 'Vehicles'),
]

/** Also after a refusal: the listings may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
