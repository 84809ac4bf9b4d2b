import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorPage } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'

/** Shown instead of the set-up form if its link was used or replaced, or has expired. */
export function SetupIsOver() {
  const error = useRouteError()
  const query = new URLSearchParams(useLocation().search)
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 410) return <ErrorPage status={status} />
  const isSetUp = isRouteErrorResponse(error) && error.data?.isSetUp === true
  if (isSetUp) return <OnToLogin title="Your account is ready" text={ACCOUNT_MESSAGES.isSetUp} />
  return <NewLinkForm token={query.get('user-id') ?? ''} />
}

interface OnToLoginProps {
  title: string
  text: string
}

/** Says why an emailed link does not work, and links to the log-in. */
export function OnToLogin({ title, text }: OnToLoginProps) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-quiet">{text}</p>
      <p className="mt-6">
        <a className={BUTTON_CLASS.primary} href={accountPaths.home()}>
          Go to the login page
        </a>
      </p>
    </>
  )
}

interface NewLinkFormProps {
  /** The token of the expired link. */
  token: string
  errors?: readonly string[]
}

/** Requests a new set-up link, which is sent to the same address as the old one. */
export function NewLinkForm({ token, errors }: NewLinkFormProps) {
  return (
    <>
      <h1 className="text-2xl">This link no longer works</h1>
      <p className="mt-2 text-quiet">{ACCOUNT_MESSAGES.linkSpent}</p>
      <form method="post" action={accountPaths.accountSetupLink(token)} className="mt-6 grid gap-4">
        <FormErrors errors={errors} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={BUTTON_CLASS.primary}>
            Send me a new link
          </button>
          <a className={BUTTON_CLASS.outline} href={accountPaths.home()}>
            Go to the login page
          </a>
        </div>
      </form>
    </>
  )
}
