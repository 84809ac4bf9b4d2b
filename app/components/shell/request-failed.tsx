import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ErrorPage } from './error-page'

/**
 * The ErrorBoundary of whatever has no words of its own for it. Where a route takes forms it stands there or above, not
 * only at the root: a failed form leaves the root without what it knows of its visitor.
 */
export function RequestFailed() {
  const error = useRouteError()
  return isRouteErrorResponse(error) ? (
    <ErrorPage status={error.status} said={error.data} />
  ) : (
    <ErrorPage status={500} />
  )
}
