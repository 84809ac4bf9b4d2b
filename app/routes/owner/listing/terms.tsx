import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ListingForm } from '~/components/fleet/listing/listing-form'
import { TERM_NAMES, TermsFields } from '~/components/fleet/listing/terms-fields'
import { useFormResponse } from '~/components/ui/form/form-response'
import { ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { editTerms } from '~/services/fleet/listing/edit-listing.server'
import { listingTermsPage } from '~/services/fleet/listing/listing-pages.server'
import { listingHome } from '~/services/fleet/listing-events.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return listingTermsPage(account, parseParams(params, OwnedVehicleParams).vehicleId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const form = await readEdit(request, ListingTermsForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await editTerms(account, { vehicleId, edit: form.value })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(listingHome(account, vehicleId), LISTING_FORM_MESSAGES.saved)
}

export default function Terms() {
  const { vehicle, values, place } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <ListingForm
      title="Price and pickup"
      lead="A new price applies to new inquiries. Existing offers and bookings keep theirs."
      back={vehicle}
      names={TERM_NAMES}
      values={values}
      lastResult={lastResult}
      submitLabel="Save"
    >
      {(field) => <TermsFields field={field} place={place} />}
    </ListingForm>
  )
}

export const meta: MetaFunction = () => [titled('Price and pickup')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
