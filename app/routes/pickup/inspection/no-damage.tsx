import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, refusal } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { finishInspection, requireInspection } from '~/services/pickup/inspection.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const at = parseParams(params, InspectionParams)
  await requireInspection({ ...access, ...at })
  return at
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const at = parseParams(params, InspectionParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await finishInspection({ ...access, ...at }, { noDamage: true })
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(inspectionAddresses(at).back)
}

export default function NoDamage() {
  const to = inspectionAddresses(useLoaderData<typeof loader>())
  const answer = useActionData<typeof action>()
  return (
    <FormDialog
      title="Vehicle Has No Damage"
      closeTo={to.overview('damage')}
      size="small"
      data-finish={INSPECTION_MESSAGES.finishLast}
      errors={answer?.error?.[''] ?? undefined}
      submitLabel="Confirm"
    >
      <p>This finishes the inspection. Damage found afterward is marked as added later.</p>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Vehicle Has No Damage')]

export { SideError as ErrorBoundary } from '~/components/pickup/pickup-error'
