import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoDamageDialog } from '~/components/pickup/inspection/no-damage-dialog'
import { renterInspection } from '~/models/pickup/inspection/return-addresses'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'
import { openInspection } from '~/services/pickup/inspection/open-inspection.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const at = parseParams(params, InspectionParams)
  await openInspection({ side: 'renter', reader, ...at })
  return at
}

export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const at = parseParams(params, InspectionParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await finishInspection({ side: 'renter', reader, ...at }, { noDamage: true })
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(renterInspection(at).back)
}

export default function NoDamage() {
  const to = renterInspection(useLoaderData<typeof loader>())
  const answer = useActionData<typeof action>()
  return <NoDamageDialog closeTo={to.overview('damage')} errors={answer?.error?.[''] ?? undefined} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Vehicle Has No Damage')]

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
