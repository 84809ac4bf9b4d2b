import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { SentPhotoForm } from '~/models/fleet/listing-photos-form'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { invalidPhotoResponse, photoResponse } from '~/server/http/photo-response.server'
import { parseParams, readForm, redirect } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { addListingPhoto, beginListingPhotos } from '~/services/fleet/upload-photos.server'

/** Has no page: redirects to the photos. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAccount(request)
  return redirect(fleetPaths.listingPhotos(parseParams(params, OwnedVehicleParams).vehicleId))
}

/** Uploads one photo for a page's script, which retries until it gets a response. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const { take, arrived } = await beginListingPhotos(account, vehicleId, (field) => field === 'file')
  const form = await readForm(request, SentPhotoForm, { files: 1, upload: take })
  if (form.status !== 'success') return invalidPhotoResponse(form)

  const { key, place } = form.value
  const outcome = await addListingPhoto(account, vehicleId, place, arrived[0]?.received)
  return photoResponse(outcome.ok ? { ok: true, photo: { id: outcome.photoId, key } } : outcome)
}
