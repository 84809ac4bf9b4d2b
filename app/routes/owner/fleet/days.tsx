import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { FreeVehicles, RequestedDays } from '~/components/owner/fleet/selected-days'
import { SelectionPage } from '~/components/owner/fleet/selection-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { SELECTED_DAYS_MESSAGES } from '~/models/owner/fleet/selected-days'
import { readRequestedDays, SelectedDaysForm } from '~/models/owner/fleet/selected-days-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireOwner } from '~/server/session/require.server'
import { blockSelectedDays, selectedDaysPreview } from '~/services/owner/fleet/selected-days.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { selected, back } = await readSelection(request, ownerPaths.ownerVehicles())
  const requested = readRequestedDays(new URL(request.url).searchParams)
  return { selected, back, requested, preview: await selectedDaysPreview(owner, selected, requested.days) }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { back } = await readSelection(request, ownerPaths.ownerVehicles())
  const form = await readForm(request, SelectedDaysForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await blockSelectedDays(owner, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(back, SELECTED_DAYS_MESSAGES.done(outcome.count))
}

export default function SelectedDays() {
  const { selected, back, requested, preview } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <SelectionPage title="Block dates" lead="Blocked dates can't be inquired about or booked." back={back}>
      <RequestedDays
        key={JSON.stringify(requested.typed)}
        selected={selected}
        back={back}
        blockable={preview.blockable}
        requested={requested}
      />
      <FreeVehicles preview={preview} requested={requested} back={back} lastResult={lastResult} />
    </SelectionPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fleetStyles }]
export const meta: MetaFunction = () => [titled('Block dates')]

/** Also after a refusal: the days may have been booked since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
