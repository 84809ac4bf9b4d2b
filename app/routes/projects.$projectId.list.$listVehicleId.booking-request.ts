import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { CART_MESSAGES } from '~/models/cart-messages'
import { EmptyForm } from '~/models/empty-form'
import { ListVehicleParams } from '~/models/params'
import { paths } from '~/models/paths'
import { requireRenter } from '~/services/auth/renter.server'
import { cardBehind } from '~/services/inquiries/card-behind.server'
import { requestBooking } from '~/services/inquiries/request-booking.server'
import { originOf } from '~/services/web/origin.server'
import { parseParams } from '~/services/web/parse.server'
import { readForm } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

/** There is nothing to see here: whoever comes back from the log-in goes on to the card. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return redirect(paths.listCard(projectId, listVehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const at = parseParams(params, ListVehicleParams)
  await readForm(request, EmptyForm)
  const back = cardBehind(request, at)
  const outcome = await requestBooking(renter, at, originOf(request))
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, CART_MESSAGES.askedToBook)
}
