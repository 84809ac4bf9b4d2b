import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DeleteDialog } from '~/components/pickup/inspection/delete-dialog'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { renterInspection } from '~/models/pickup/inspection/return-addresses'
import { InspectionPhotoParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { removalOfPhoto } from '~/services/pickup/inspection/removal-of-photo.server'
import { removePhoto } from '~/services/pickup/inspection/remove-photo.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { photoId, ...at } = parseParams(params, InspectionPhotoParams)
  return { ...at, ...(await removalOfPhoto({ side: 'renter', reader, ...at }, photoId)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { photoId, ...at } = parseParams(params, InspectionPhotoParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await removePhoto({ side: 'renter', reader, ...at }, photoId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(renterInspection(at).overview(outcome.step), INSPECTION_MESSAGES.deleted[outcome.step])
}

export default function Removal() {
  const { thing, step, ...at } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const closeTo = renterInspection(at).overview(step)
  return <DeleteDialog thing={thing} closeTo={closeTo} errors={answer?.error?.[''] ?? undefined} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Delete ${data?.thing ?? 'photo'}`)]

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
