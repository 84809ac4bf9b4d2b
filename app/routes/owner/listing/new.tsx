import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DETAIL_NAMES, DetailsFields } from '~/components/fleet/listing/details-fields'
import { ListingForm } from '~/components/fleet/listing/listing-form'
import { useFormAnswer } from '~/components/ui/form/form-answer'
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

export default function NewListing() {
  const { vehicleId } = useLoaderData<typeof loader>()
  const lastResult = useFormAnswer(useActionData<typeof action>())
  return (
    <ListingForm
      title="Add a vehicle"
      lead="Saved as a draft that only you see. Photos, price and pickup come next."
      vehicle={null}
      names={[...DETAIL_NAMES, 'vehicleId']}
      values={{ vehicleId }}
      lastResult={lastResult}
      submitLabel="Save draft"
    >
      {(field) => (
        <>
          <input type="hidden" name="vehicleId" defaultValue={field('vehicleId').defaultValue} />
          <DetailsFields field={field} suggested={NOTHING} />
        </>
      )}
    </ListingForm>
  )
}

const NOTHING = { makes: [], models: [] }

export const meta: MetaFunction = () => [titled('Add a vehicle')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
