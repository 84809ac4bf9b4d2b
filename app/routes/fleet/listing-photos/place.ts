import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { PlaceForm } from '~/models/fleet/listing-photos-form'
import { ListingPhotoParams } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { movePhoto } from '~/services/fleet/listing-photos.server'

/** Has no page: after a log-in, redirects to the photos. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAccount(request)
  return redirect(fleetPaths.listingPhotos(parseParams(params, ListingPhotoParams).vehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const ref = parseParams(params, ListingPhotoParams)
  const back = fleetPaths.listingPhotos(ref.vehicleId)
  const form = await readForm(request, PlaceForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await movePhoto(account, ref, form.value.position)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, PHOTO_MESSAGES.moved)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
