import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { forbidden } from '~/server/errors.server'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { confirmPickup } from '~/services/pickup/recipients/confirm-pickup.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupReader(request, params)
  return redirect(pickupPaths.pickupDetails(parseParams(params, OrderParams).orderId))
}

/** For whoever came through the link. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { holder } = await requirePickupReader(request, params)
  if (!holder) throw forbidden()
  const back = pickupPaths.pickupDetails(holder.orderId)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await confirmPickup(holder)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, PICKUP_MESSAGES.confirmed)
}

export { PickupError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { LedOn as default } from '~/components/shell/led-on'
