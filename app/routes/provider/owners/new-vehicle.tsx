import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewListing } from '~/components/fleet/listing/new-listing'
import { useFormResponse } from '~/components/ui/form/form-response'
import { NewListingForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { OwnerParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { createListing, newListingId, requireListedOwner } from '~/services/fleet/listing/create-listing.server'
import { clearModel } from '~/services/fleet/listing/suggestions.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { name } = await requireListedOwner(provider, parseParams(params, OwnerParams).ownerId)
  return { vehicleId: newListingId(), name }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { ownerId } = parseParams(params, OwnerParams)
  const form = await readForm(request, NewListingForm)
  if (form.status !== 'success') return invalid(clearModel(form))

  const { vehicleId, confirmedVin, ...details } = form.value
  const outcome = await createListing(provider, { details, confirmedVin, vehicleId, forOwner: ownerId })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.vehicle(vehicleId), LISTING_FORM_MESSAGES.created)
}

export default function NewVehicle() {
  const { vehicleId, name } = useLoaderData<typeof loader>()
  return (
    <NewListing
      vehicleId={vehicleId}
      lead={`For ${name}. Saved as a draft. Photos, price and pickup come next.`}
      back={{ title: 'Owners', home: providerPaths.owners() }}
      lastResult={useFormResponse(useActionData<typeof action>())}
    />
  )
}

export const meta: MetaFunction = () => [titled('Add a vehicle')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
