import { data, type MetaFunction } from '@remix-run/node'
import { ErrorPage } from '~/components/shell/error-page'
import { NOT_FOUND_PAGE, titled } from '~/models/trade/product'

/** The target of pickup pages whose order is over or whose link has expired. */
export function loader() {
  return data(null, 404)
}

export default function PageNotFound() {
  return <ErrorPage status={404} />
}

export const handle = { hydrate: false, deadEnd: true }
export const meta: MetaFunction = () => [titled(NOT_FOUND_PAGE)]
