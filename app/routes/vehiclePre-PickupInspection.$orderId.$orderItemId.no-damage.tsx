import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoDamageDialog } from '~/components/pickup/inspection/no-damage-dialog'
import { pickupInspection } from '~/models/pickup/inspection/inspection-addresses'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/empty-form'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'
import { openInspection } from '~/services/pickup/inspection/open-inspection.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const at = parseParams(params, OrderItemParams)
  await openInspection({ side: 'renter', phase: 'pickup', reader, ...at })
  return at
}

export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const at = parseParams(params, OrderItemParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await finishInspection({ side: 'renter', phase: 'pickup', reader, ...at }, { noDamage: true })
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(pickupInspection(at).back)
}

export default function NoDamage() {
  const to = pickupInspection(useLoaderData<typeof loader>())
  const answer = useActionData<typeof action>()
  return <NoDamageDialog closeTo={to.overview('damage')} errors={answer?.error?.[''] ?? undefined} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Vehicle Has No Damage')]

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
