import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { PickupError } from '~/components/pickup/pickup-error'
import { TokenParams } from '~/models/trade/addresses/params'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams, redirect } from '~/server/http/route.server'
import { withOrderLink } from '~/server/session/order-link.server'
import { exchangePickupLink } from '~/server/session/pickup-access.server'

/** The emailed link: open to its holder, and replaced by a cookie at once. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token } = parseParams(params, TokenParams)
  const { orderId, cookie } = await withOrderLink(request, () => exchangePickupLink(token))
  return redirect(pickupPaths.pickupDetails(orderId), { headers: { 'Set-Cookie': cookie } })
}

/** Never rendered. With a component, the response to an expired link is an error page. */
export default function PickupLink() {
  return null
}

export const handle = { hydrate: false, frame: 'emailed', failure: PickupError }
export const meta: MetaFunction = () => [titled('Pickup details')]

export const ErrorBoundary = PickupError
