import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { Note } from '../ui/feedback/note'
import { ErrorPage } from './error-page'

/** For a page's ErrorBoundary: its own sentence when it could not be fetched, the usual page for every other answer. */
export function FetchFailure({ title, sentence }: { title: string; sentence: string }) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} said={error.data} />
  return (
    <div className="page">
      <h1 className="text-2xl">{title}</h1>
      <Note tone="refused" isAlert className="mt-6">
        <p>{sentence}</p>
        <Link className="link tap -ml-1 px-1" to={pathname + search} reloadDocument>
          Try again
        </Link>
      </Note>
    </div>
  )
}
