import { isRouteErrorResponse, useLocation, useParams, useRouteError } from '@remix-run/react'
import { PICKUP_GONE, PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { EXPLANATION } from '~/models/trade/results/shared-messages'
import { ErrorPage, RequestFailed } from '../shell/error-page'

/**
 * For the ErrorBoundary of pickup pages, also used by the root if it cannot load the visitor. A finished order leads
 * members to the order and others to the page for expired addresses. A server error leads to the same page again,
 * because a driver has no other.
 */
export function PickupError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 410) {
    const said = isRouteErrorResponse(error) ? error.data : null
    return <ErrorPage status={410} said={said} {...PICKUP_GONE} />
  }
  if (status < 500) return <ErrorPage status={status} />
  const said = { message: PICKUP_MESSAGES.failed, hint: EXPLANATION[500]?.text }
  return <ErrorPage status={status} said={said} to={pathname + search} label="Try again" />
}

/** The same for routes that owners open too. An owner's address has no order id, and gets the default error page. */
export function SideError() {
  const { orderId } = useParams()
  return orderId === undefined ? <RequestFailed /> : <PickupError />
}
