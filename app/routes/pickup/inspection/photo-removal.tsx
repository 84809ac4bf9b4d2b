import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { InspectionPhotoParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { removePhoto } from '~/services/pickup/inspection.server'
import { removalOfPhoto } from '~/services/pickup/inspection-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const { photoId, ...ref } = parseParams(params, InspectionPhotoParams)
  return { ...ref, ...(await removalOfPhoto({ ...access, ...ref }, photoId)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const { photoId, ...ref } = parseParams(params, InspectionPhotoParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await removePhoto({ ...access, ...ref }, photoId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(inspectionAddresses(ref).overview(outcome.step), INSPECTION_MESSAGES.deleted[outcome.step])
}

export default function Removal() {
  const { thing, step, against, ...inspection } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <FormDialog
      title={`Delete ${thing}`}
      closeTo={inspectionAddresses(inspection).overview(step)}
      size="small"
      errors={lastResult?.error?.[''] ?? undefined}
      submitLabel={against ? null : 'Delete'}
      submitLook="refuse"
      cancelLabel={against ? 'Back to the inspection' : 'Cancel'}
    >
      {against && !lastResult ? (
        <Note tone="gone">{against}</Note>
      ) : (
        <p>It's removed from the report for everyone. The audit log keeps a record.</p>
      )}
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Delete ${data?.thing ?? 'photo'}`)]

export { SideError as ErrorBoundary } from '~/components/pickup/pickup-error'
