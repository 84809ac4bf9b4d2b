import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { OrderParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { forbidden } from '~/server/errors.server'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { markPickupOpened } from '~/services/pickup/recipients/mark-pickup-opened.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupReader(request, params)
  return redirect(pickupPaths.pickupDetails(parseParams(params, OrderParams).orderId))
}

/** What the page of whoever came through the link says by itself. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { holder } = await requirePickupReader(request, params)
  if (!holder) throw forbidden()
  await readForm(request, EmptyForm)
  const outcome = await markPickupOpened(holder)
  return new Response(null, { status: outcome.ok ? 204 : 503 })
}
