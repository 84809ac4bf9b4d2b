import { Link } from '@remix-run/react'
import { paths } from '~/models/paths'
import { SIGN_UP_MESSAGES } from '~/models/sign-up-messages'
import { BUTTON_CLASS } from '../ui/submit-button'

/** After a sign-up, whatever became of it: only its mail tells. */
export function Registered() {
  return (
    <>
      <h1 className="text-2xl">{SIGN_UP_MESSAGES.registered}</h1>
      <p className="mt-2 text-quiet">{SIGN_UP_MESSAGES.thanks}</p>
      <Link className={`${BUTTON_CLASS.primary} mt-6`} to={paths.login()}>
        LOGIN
      </Link>
    </>
  )
}
