import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react'
import { ACCOUNT_MESSAGES } from '~/models/account-messages'
import { paths } from '~/models/paths'
import { ErrorPage } from '../shell/error-page'
import { BUTTON_CLASS } from '../ui/submit-button'

/** Instead of a set-up form whose link has been used, replaced or has run out. */
export function SetupIsOver() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 410) return <ErrorPage status={status} />
  return (
    <>
      <h1 className="text-2xl">This link no longer works</h1>
      <p className="mt-2 text-quiet">{ACCOUNT_MESSAGES.linkSpent}</p>
      <p className="mt-6">
        <Link className={BUTTON_CLASS.secondary} to={paths.home()} reloadDocument>
          Go to the log-in
        </Link>
      </p>
    </>
  )
}
