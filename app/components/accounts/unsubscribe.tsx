import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { MAILING_NAMES, type Mailing } from '~/models/trade/access/emails'
import { accountPaths } from '~/models/trade/paths/accounts'

interface UnsubscribeProps {
  mailing: Mailing
  isDone: boolean
  /** Why it failed. */
  problem: string | null
}

/** The page of an unsubscribe link: a button, because mail scanners open links too. */
export function Unsubscribe({ mailing, isDone, problem }: UnsubscribeProps) {
  const name = MAILING_NAMES[mailing]
  if (isDone)
    return (
      <>
        <h1 className="text-2xl">You are unsubscribed</h1>
        <p className="mt-3" role="status">
          You will not get the {name} any more.
        </p>
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href={accountPaths.profile()}>
            Turn it on again in your profile
          </a>
        </p>
      </>
    )
  return (
    <>
      <h1 className="text-2xl">Unsubscribe from the {name}?</h1>
      {problem && (
        <Note tone="refused" isAlert className="mt-4">
          {problem}
        </Note>
      )}
      <form method="post" className="mt-5">
        <SubmitButton>Unsubscribe</SubmitButton>
      </form>
    </>
  )
}
