import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useActionData, useLoaderData } from '@remix-run/react'
import { ListingPhotos } from '~/components/fleet/photos/listing-photos'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import fileFieldStyles from '~/components/ui/form/file-field.css?url'
import photosScript from '~/enhance/listing-photos.mjs?worker&url'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { listingPhotos } from '~/services/fleet/listing-photos.server'
import { beginListingPhotos, saveListingPhotos } from '~/services/fleet/upload-photos.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return listingPhotos(account, parseParams(params, OwnedVehicleParams).vehicleId)
}

/** Saves the submitted photos; an invalid one does not prevent saving the others. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const { take, arrived } = await beginListingPhotos(account, vehicleId)
  const form = await readForm(request, EmptyForm, { files: MAX_CHOSEN, upload: take })
  if (form.status !== 'success') return invalid(form)

  const outcome = await saveListingPhotos(account, vehicleId, arrived)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(fleetPaths.listingPhotos(vehicleId), PHOTO_MESSAGES.saved(outcome.saved))
}

/** Well above the limit, so that people who choose too many learn which photos did not fit. */
const MAX_CHOSEN = 5 * MAX_VEHICLE_PHOTOS

export default function Photos() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <ListingPhotos view={view} lastResult={useActionData<typeof action>()} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const handle = { hydrate: false, enhancement: photosScript }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fileFieldStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(`Photos of ${data?.vehicle.title ?? 'a vehicle'}`),
]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
