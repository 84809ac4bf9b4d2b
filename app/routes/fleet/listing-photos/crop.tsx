import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CropDialog } from '~/components/fleet/photos/crop-dialog'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { CropForm } from '~/models/fleet/listing-photos-form'
import { ListingPhotoParams } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { findListingPhoto } from '~/services/fleet/listing-photos.server'
import { cropPhoto } from '~/services/fleet/upload-photos.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const ref = parseParams(params, ListingPhotoParams)
  const found = await findListingPhoto(account, ref)
  if (!found) return redirectWithToast(fleetPaths.listingPhotos(ref.vehicleId), PHOTO_MESSAGES.gone, 'error')
  const { vehicle, photo, label } = found
  const { id, width, height, cropX, cropY } = photo
  const size = width !== null && height !== null ? { width, height } : null
  return { vehicleId: vehicle.id, photoId: id, label, size, center: { x: cropX, y: cropY } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const ref = parseParams(params, ListingPhotoParams)
  const form = await readForm(request, CropForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await cropPhoto(account, ref, form.value)
  if (!outcome.ok && outcome.code === 'photo-changed')
    return redirectWithToast(fleetPaths.listingPhotos(ref.vehicleId), outcome.message, 'error')
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(fleetPaths.listingPhotos(ref.vehicleId), PHOTO_MESSAGES.cropped)
}

export default function Crop() {
  return <CropDialog photo={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Crop ${data?.label ?? 'photo'}`)]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
