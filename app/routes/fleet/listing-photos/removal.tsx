import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { ListingPhotoParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { deleteListingPhoto, findListingPhoto } from '~/services/fleet/listing-photos.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const ref = parseParams(params, ListingPhotoParams)
  const found = await findListingPhoto(account, ref)
  if (!found) return redirectWithToast(fleetPaths.listingPhotos(ref.vehicleId), PHOTO_MESSAGES.gone, 'error')
  const { vehicle, label, removal } = found
  return { vehicleId: vehicle.id, label, needed: removal?.message ?? null }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const ref = parseParams(params, ListingPhotoParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await deleteListingPhoto(account, ref)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(fleetPaths.listingPhotos(ref.vehicleId), PHOTO_MESSAGES.deleted)
}

export default function Removal() {
  const { vehicleId, label, needed } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <FormDialog
      title={`Delete ${label}`}
      closeTo={fleetPaths.listingPhotos(vehicleId)}
      size="small"
      errors={lastResult?.error?.[''] ?? undefined}
      submitLabel={needed ? null : 'Delete'}
      submitLook="refuse"
      cancelLabel={needed ? 'Back to the photos' : 'Cancel'}
    >
      {needed && !lastResult ? <Note tone="gone">{needed}</Note> : <p>The photo is deleted for good.</p>}
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Delete ${data?.label ?? 'photo'}`)]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
