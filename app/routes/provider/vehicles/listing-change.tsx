import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { ListingDialog } from '~/components/owner/listing-dialog'
import { ListingChangeForm } from '~/models/owner/listing-form'
import { LISTING_ACTION_TEXTS } from '~/models/owner/listing-texts'
import { ListingActionParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { requireListingChange } from '~/services/owner/listing.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { vehicleId, kind } = parseParams(params, ListingActionParams)
  return requireListingChange(provider, vehicleId, kind)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { vehicleId, kind } = parseParams(params, ListingActionParams)
  const form = await readForm(request, ListingChangeForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeListing(provider, vehicleId, kind, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.vehicle(vehicleId), LISTING_ACTION_TEXTS[kind].done)
}

export default function ListingChange() {
  const change = useLoaderData<typeof loader>()
  const { vehicleId = '' } = useParams()
  const closeTo = providerPaths.vehicle(vehicleId) + useLocation().search
  return <ListingDialog change={change} lastResult={useActionData<typeof action>()} closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? LISTING_ACTION_TEXTS[data.kind].title : 'Listing'),
]

/** Also after a refusal: the listing may have changed since the page was rendered. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
