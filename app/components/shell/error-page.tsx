import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EXPLANATION, SERVER_ERROR } from '~/models/trade/results/shared-messages'
import { Note } from '../ui/feedback/note'

interface ErrorPageProps {
  /** An HTTP status; unknown ones are treated as 500. */
  status: number
  /** The data thrown with it: an explanation, if there is one. */
  said?: { message?: string; hint?: string; to?: string; label?: string } | null
  /** Where to go next, by default home. The thrown data takes precedence. */
  to?: string
  label?: string
}

/** Shown instead of a page that failed. It never shows an internal error message. */
export function ErrorPage({ status, said, to = '/', label = 'Go to the home page' }: ErrorPageProps) {
  const way = { to: said?.to ?? to, label: said?.label ?? label }
  const { title, text } = explanationOf({ status, said })
  return (
    <div className="page grid justify-items-center gap-3 text-center">
      {status === 404 && (
        <img
          src="/not-found.svg"
          alt="An empty parking space with a traffic cone"
          width={480}
          height={360}
          className="w-full max-w-md rounded-box"
        />
      )}
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="max-w-md text-quiet">{text}</p>
      <Link className={`${BUTTON_CLASS.secondary} mt-3`} to={way.to} reloadDocument={status >= 500}>
        {way.label}
      </Link>
    </div>
  )
}

function explanationOf({ status, said }: Pick<ErrorPageProps, 'status' | 'said'>) {
  return said?.message ? { title: said.message, text: said.hint } : (EXPLANATION[status] ?? SERVER_ERROR)
}

/** The document title of an error page. */
export function errorTitle(error: unknown): string {
  const { status, data: said } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  return explanationOf({ status, said }).title
}

/**
 * The default ErrorBoundary. A route that takes forms needs it on itself or on a parent, not only at the root: if a
 * form fails without one, the root loses its loader data about the visitor.
 */
export function RequestFailed() {
  const error = useRouteError()
  return isRouteErrorResponse(error) ? (
    <ErrorPage status={error.status} said={error.data} />
  ) : (
    <ErrorPage status={500} />
  )
}

/** For a page's ErrorBoundary: its own sentence if it could not be fetched, the usual error page for any response. */
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

/** The component of a route that only takes a form and redirects: it makes refusals render the error page, not data. */
export function EmptyPage() {
  return null
}
