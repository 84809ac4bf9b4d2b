import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ArrivalDialog } from '~/components/pickup/arrival-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { ArrivalForm } from '~/models/pickup/pickup-form'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { requireInspection } from '~/services/pickup/inspection.server'
import { notifyOwner } from '~/services/pickup/notify-owner.server'
import { requirePickupItem } from '~/services/pickup/require-pickup-item.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  const ref = parseParams(params, OrderItemParams)
  const { orderId, title } = await requireInspection({ ...access, ...ref, phase: 'pickup' })
  return { orderId, title }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  const ref = parseParams(params, OrderItemParams)
  // before the form, so that strangers get a 404 whatever they send
  await requirePickupItem({ ...access, ...ref })
  const form = await readForm(request, ArrivalForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await notifyOwner({ ...access, ...ref }, form.value.hours * 60 + form.value.mins)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(pickupPaths.pickupDetails(ref.orderId), PICKUP_MESSAGES.ownerNotified)
}

export default function Arrival() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <ArrivalDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Notify Owner')]

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
