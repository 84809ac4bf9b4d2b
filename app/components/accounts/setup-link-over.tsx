import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorPage } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'

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

interface OnToLoginProps {
  title: string
  words: string
}

/** What a mailed link has come to, and the way on. */
export function OnToLogin({ title, words }: OnToLoginProps) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-quiet">{words}</p>
      <p className="mt-6">
        <a className={BUTTON_CLASS.primary} href={accountPaths.home()}>
          Go to the login page
        </a>
      </p>
    </>
  )
}

interface NewLinkFormProps {
  /** Of the link that is over. */
  token: string
  errors?: readonly string[]
}

/** Asks for a new set-up link in place of one that is over. It goes to the address the first one went to. */
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
