import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { ErrorPage } from '../shell/error-page'
import { EmptyState } from '../ui/page'

/** Shown instead of a project that could not be loaded. Refusals look the same as on other pages. */
export function LoadFailed() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    const way = error.data ? { said: error.data, to: '.', label: 'Open the project' } : {}
    return <ErrorPage status={error.status} {...way} />
  }
  return (
    <div className="page">
      <h1 className="sr-only">Projects</h1>
      <EmptyState
        title={PROJECT_MESSAGES.loadFailed}
        action={
          <Link className={BUTTON_CLASS.secondary} to="." reloadDocument>
            Try again
          </Link>
        }
      />
    </div>
  )
}
