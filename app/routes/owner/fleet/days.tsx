import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { AskedDays, FreeVehicles } from '~/components/owner/fleet/selected-days'
import { SelectionPage } from '~/components/owner/fleet/selection-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { SELECTED_DAYS_MESSAGES } from '~/models/owner/fleet/selected-days'
import { readAskedDays, SelectedDaysForm } from '~/models/owner/fleet/selected-days-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireOwner } from '~/server/session/require.server'
import { blockSelectedDays, selectedDaysPreview } from '~/services/owner/fleet/selected-days.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { selected, back } = await readSelection(request, ownerPaths.ownerVehicles())
  const asked = readAskedDays(new URL(request.url).searchParams)
  return { selected, back, asked, preview: await selectedDaysPreview(owner, selected, asked.days) }
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
  const { selected, back, asked, preview } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <SelectionPage title="Block dates" lead="Blocked dates can't be inquired about or booked." back={back}>
      <AskedDays
        key={JSON.stringify(asked.typed)}
        selected={selected}
        back={back}
        blockable={preview.blockable}
        asked={asked}
      />
      <FreeVehicles preview={preview} asked={asked} back={back} lastResult={lastResult} />
    </SelectionPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fleetStyles }]
export const meta: MetaFunction = () => [titled('Block dates')]

/** Also after a refusal: the days may have been booked since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
