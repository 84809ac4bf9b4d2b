import { BUTTON_CLASS } from '~/components/ui/button-class'
import { accountPaths } from '~/models/trade/paths/accounts'

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
