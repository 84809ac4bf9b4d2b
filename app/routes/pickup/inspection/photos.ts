import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PhotoForm } from '~/models/pickup/inspection/inspection-form'
import { renterInspection } from '~/models/pickup/inspection/return-addresses'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { photoAnswer, unreadPhoto } from '~/server/http/form/photo-answer.server'
import { readForm } from '~/server/http/form/read-form.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { addPhoto } from '~/services/pickup/inspection/add-photo.server'
import { beginPhotos } from '~/services/pickup/inspection/begin-photos.server'

/** There is nothing to see here. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    await requirePickupReader(request, params)
    return redirect(renterInspection(parseParams(params, InspectionParams)).overview())
  })
}

/** Takes one photo of a page's script, which sends it again until it has an answer. */
export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const door = { side: 'renter', reader, ...parseParams(params, InspectionParams) } as const
  const { take, received } = await beginPhotos(door, ['file'])
  const form = await readForm(request, PhotoForm, { files: 1, upload: take })
  if (form.status !== 'success') return unreadPhoto(form)

  return photoAnswer(await addPhoto(door, form.value, received.get('file')))
}

const REFUSED = { styles: appStyles, to: accountPaths.home(), label: 'Go to the home page', explanation: EXPLANATION }
