import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DETAIL_NAMES, DetailsFields } from '~/components/fleet/listing/details-fields'
import { ListingForm } from '~/components/fleet/listing/listing-form'
import { useFormResponse } from '~/components/ui/form/form-response'
import { EditedDetailsForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { editDetails } from '~/services/fleet/listing/edit-listing.server'
import { listingDetailsPage } from '~/services/fleet/listing/listing-pages.server'
import { clearModel } from '~/services/fleet/listing/suggestions.server'
import { listingHome } from '~/services/fleet/listing-events.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return listingDetailsPage(account, parseParams(params, OwnedVehicleParams).vehicleId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const form = await readEdit(request, EditedDetailsForm)
  if (form.status !== 'success') return invalid(clearModel(form))

  const { confirmedVin } = form.value.sent
  const outcome = await editDetails(account, { vehicleId, edit: form.value, confirmedVin })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(listingHome(account, vehicleId), LISTING_FORM_MESSAGES.saved)
}

export default function Details() {
  const { vehicle, values, suggested } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <ListingForm
      title="Details"
      lead="What crews search by and see on the vehicle's page."
      back={vehicle}
      names={DETAIL_NAMES}
      values={values}
      lastResult={lastResult}
      submitLabel="Save"
    >
      {(field) => <DetailsFields field={field} suggested={suggested} />}
    </ListingForm>
  )
}

export const meta: MetaFunction = () => [titled('Details')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
