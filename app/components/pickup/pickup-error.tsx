import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { paths } from '~/models/trade/addresses/paths'
import { NOT_FOUND_PAGE } from '~/models/trade/product'
import { ErrorPage } from '../shell/error-page'

/** For the ErrorBoundary of pickup pages: an order that is over leads to the page for addresses that are gone. */
export function PickupError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 410 ? (
    <ErrorPage status={410} to={paths.pageNotFound()} label={`Go to ${NOT_FOUND_PAGE}`} />
  ) : (
    <ErrorPage status={status} />
  )
}
