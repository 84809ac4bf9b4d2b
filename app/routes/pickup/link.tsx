import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { PickupError } from '~/components/pickup/pickup-error'
import { TokenParams } from '~/models/trade/addresses/params'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams, redirect } from '~/server/http/route.server'
import { exchangePickupLink } from '~/server/session/pickup-access.server'
import { withWayToOrder } from '~/server/session/way-to-order.server'

/** The emailed link: open to its holder, and replaced by a cookie at once. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token } = parseParams(params, TokenParams)
  const { orderId, cookie } = await withWayToOrder(request, () => exchangePickupLink(token))
  return redirect(pickupPaths.pickupDetails(orderId), { headers: { 'Set-Cookie': cookie } })
}

/** Never rendered: with a component, an expired link is answered with a page. */
export default function PickupLink() {
  return null
}

export const handle = { hydrate: false, frame: 'emailed', failure: PickupError }
export const meta: MetaFunction = () => [titled('Pickup details')]

export const ErrorBoundary = PickupError
