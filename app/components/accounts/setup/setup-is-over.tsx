import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorPage } from '~/components/shell/error-page'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { NewLinkForm } from './new-link-form'
import { OnToLogin } from './on-to-login'

/** Instead of a set-up form whose link has been used, replaced or has run out. */
export function SetupIsOver() {
  const error = useRouteError()
  const query = new URLSearchParams(useLocation().search)
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 410) return <ErrorPage status={status} />
  const isSetUp = isRouteErrorResponse(error) && error.data?.isSetUp === true
  if (isSetUp) return <OnToLogin title="Your account is ready" words={ACCOUNT_MESSAGES.isSetUp} />
  return <NewLinkForm token={query.get('user-id') ?? ''} />
}
