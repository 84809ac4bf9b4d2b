import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { PercentForm, PriceChanges } from '~/components/owner/fleet/price-change'
import { SelectionPage } from '~/components/owner/fleet/selection-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { PriceChangeForm, readPercent } from '~/models/owner/fleet/price-change-form'
import { pluralize } from '~/models/trade/format/text'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireOwner } from '~/server/session/require.server'
import { changePrices, pricePreview } from '~/services/owner/fleet/change-prices.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { selected, back } = await readSelection(request, ownerPaths.ownerVehicles())
  const percent = readPercent(new URL(request.url).searchParams.get('percent'))
  return { selected, back, percent, preview: await pricePreview(owner, selected, percent.tenths) }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { back } = await readSelection(request, ownerPaths.ownerVehicles())
  const form = await readForm(request, PriceChangeForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changePrices(owner, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(back, `${pluralize(outcome.count, 'price')} changed.`)
}

export default function Prices() {
  const { selected, back, percent, preview } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <SelectionPage
      title="Change price"
      lead="New prices count for new inquiries. Offers, agreed rates and bookings keep theirs."
      back={back}
    >
      <PercentForm selected={selected} back={back} typed={percent.typed} problem={percent.problem} />
      <PriceChanges
        preview={preview}
        percent={percent.tenths === null ? '' : percent.typed}
        back={back}
        lastResult={lastResult}
      />
    </SelectionPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fleetStyles }]
export const meta: MetaFunction = () => [titled('Change price')]

/** Also after a refusal: the prices may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
