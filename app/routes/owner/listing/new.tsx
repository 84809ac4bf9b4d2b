import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewListing } from '~/components/fleet/listing/new-listing'
import { useFormResponse } from '~/components/ui/form/form-response'
import { NewListingForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { createListing, newListingId } from '~/services/fleet/listing/create-listing.server'
import { clearModel } from '~/services/fleet/listing/suggestions.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return { vehicleId: newListingId() }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const form = await readForm(request, NewListingForm)
  if (form.status !== 'success') return invalid(clearModel(form))

  const { vehicleId, confirmedVin, ...details } = form.value
  const outcome = await createListing(owner, { details, confirmedVin, vehicleId })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(ownerPaths.ownerVehicle(vehicleId), LISTING_FORM_MESSAGES.created)
}

export default function NewVehicle() {
  const { vehicleId } = useLoaderData<typeof loader>()
  return (
    <NewListing
      vehicleId={vehicleId}
      lead="Saved as a draft that only you see. Photos, price and pickup come next."
      back={{ title: 'Vehicles', home: ownerPaths.ownerVehicles() }}
      lastResult={useFormResponse(useActionData<typeof action>())}
    />
  )
}

export const meta: MetaFunction = () => [titled('Add a vehicle')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
