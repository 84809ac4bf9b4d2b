import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoSignal } from '~/components/pickup/inspection/no-signal'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { checkNoDamage } from '~/models/pickup/inspection-photos'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { finishInspection } from '~/services/pickup/inspection.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, InspectionParams)
  const { finished, damages, against } = await inspectionView({ ...access, ...ref })
  return {
    inspection: ref,
    against: checkNoDamage({ isFinished: finished !== null, damages: damages.length })?.message ?? against,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, InspectionParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await finishInspection({ ...access, ...ref }, { noDamage: true })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(inspectionAddresses(ref).back, INSPECTION_MESSAGES.done)
}

export default function NoDamage() {
  const { inspection, against } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <FormDialog
      title="Vehicle Has No Damage"
      closeTo={inspectionAddresses(inspection).overview('damage')}
      size="small"
      data-finish={INSPECTION_MESSAGES.finishLast}
      errors={lastResult?.error?.[''] ?? undefined}
      submitLabel={against ? null : 'Confirm'}
      cancelLabel={against ? 'Back to the inspection' : 'Cancel'}
    >
      {against && !lastResult ? (
        <Note tone="gone">{against}</Note>
      ) : (
        <p>This finishes the inspection. Damage found afterward is marked as added later.</p>
      )}
      <NoSignal className="mt-4">{INSPECTION_MESSAGES.notFinished}</NoSignal>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Vehicle Has No Damage')]

export { SideError as ErrorBoundary } from '~/components/pickup/pickup-error'
