import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { NOT_FOUND_PAGE, titled } from '~/models/trade/product'
import { badRequest, notFound } from '~/server/errors.server'
import { UNREADABLE } from '~/server/http/hooks/reject-malformed.server'

/** Unknown addresses. Unreadable ones are rewritten to this route too. */
export function loader({ request }: LoaderFunctionArgs) {
  throw new URL(request.url).pathname === UNREADABLE ? badRequest() : notFound()
}

export function action() {
  throw notFound()
}

export default function Unknown() {
  return null
}

export const handle = { hydrate: false, deadEnd: true }
export const meta: MetaFunction = () => [titled(NOT_FOUND_PAGE)]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
