import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { forbidden } from '~/server/errors.server'
import { readForm, redirect } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { markPickupOpened } from '~/services/pickup/recipients.server'

/** Has no page: redirects to the pickup details. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { orderId } = await requireCrewAccess(request, params)
  return redirect(pickupPaths.pickupDetails(orderId))
}

/** Reports that the recipient has opened the page; called by the page's script. */
export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  if (access.kind !== 'link') throw forbidden()
  await readForm(request, EmptyForm)
  const outcome = await markPickupOpened(access)
  return new Response(null, { status: outcome.ok ? 204 : 503 })
}
