import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { PhotoForm } from '~/models/pickup/inspection-form'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { withHtmlErrors } from '~/server/http/download.server'
import { invalidPhotoResponse, photoResponse } from '~/server/http/photo-response.server'
import { parseParams, readForm, redirect } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { addPhoto } from '~/services/pickup/add-photo.server'
import { beginPhotos } from '~/services/pickup/inspection-forms.server'

/** Has no page: redirects to the inspection. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    await requirePickupAccess(request, params)
    return redirect(inspectionAddresses(parseParams(params, InspectionParams)).overview())
  })
}

/** Uploads one photo for a page's script, which retries until it gets a response. */
export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const inspection = { ...access, ...parseParams(params, InspectionParams) }
  const { take, received } = await beginPhotos(inspection, ['file'])
  const form = await readForm(request, PhotoForm, { files: 1, upload: take })
  if (form.status !== 'success') return invalidPhotoResponse(form)

  return photoResponse(await addPhoto(inspection, form.value, received.get('file')))
}

const REFUSED = { to: accountPaths.home(), label: 'Go to the home page' }
