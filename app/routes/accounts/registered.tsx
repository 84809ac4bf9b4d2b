import type { MetaFunction } from '@remix-run/node'
import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'

/** The same page for every outcome of a sign-up: only the email tells which one it was. */
export default function Registered() {
  return (
    <>
      <h1 className="text-2xl">{SIGN_UP_MESSAGES.registered}</h1>
      <p className="mt-2 text-quiet">{SIGN_UP_MESSAGES.thanks}</p>
      <Link className={`${BUTTON_CLASS.primary} mt-6`} to={accountPaths.login()}>
        LOGIN
      </Link>
    </>
  )
}

export const meta: MetaFunction = () => [titled('Account registered')]
