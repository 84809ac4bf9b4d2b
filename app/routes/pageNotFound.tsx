import { data } from '@remix-run/node'
import { ErrorPage } from '~/components/shell/error-page'

/** Where a pickup page leads whose order is over or whose link has run out. */
export function loader() {
  return data(null, 404)
}

export default function PageNotFound() {
  return <ErrorPage status={404} />
}

export const handle = { hydrate: false, deadEnd: true }
