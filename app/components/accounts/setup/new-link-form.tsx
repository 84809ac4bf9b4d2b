import { BUTTON_CLASS } from '~/components/ui/button-class'
import { FormErrors } from '~/components/ui/form/form-errors'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'

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
