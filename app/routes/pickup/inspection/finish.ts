import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { renterInspection } from '~/models/pickup/inspection/return-addresses'
import { InspectionParams } from '~/models/trade/addresses/order-params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupReader(request, params)
  return redirect(renterInspection(parseParams(params, InspectionParams)).overview())
}

/** Ends the inspection where it is complete; who has not said anything of damage is asked. */
export async function action({ request, params }: ActionFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const at = parseParams(params, InspectionParams)
  const to = renterInspection(at)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(to.overview('damage'), PAGE_OUTDATED, 'error')

  const outcome = await finishInspection({ side: 'renter', reader, ...at }, { noDamage: false })
  if (outcome.ok) return redirect(to.back)
  if (outcome.code === 'damage-unsaid') return redirect(to.noDamage)
  return redirectWithToast(to.overview('damage'), outcome.message, 'error')
}

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { LedOn as default } from '~/components/shell/led-on'
