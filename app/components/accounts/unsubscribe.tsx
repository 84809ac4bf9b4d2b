import { SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { MAILING_NAMES, type Mailing } from '~/models/trade/access/emails'
import { accountPaths } from '~/models/trade/paths/accounts'
import { savedSearchPaths } from '~/models/trade/paths/search'

interface UnsubscribeProps {
  mailing: Mailing
  isDone: boolean
  /** Why it failed. */
  problem: string | null
}

interface Setting {
  /** What stays the same after unsubscribing. */
  unchanged: string
  /** Where it can be turned on again. */
  label: string
  to: string
}

const SETTINGS: Record<Mailing, Setting> = {
  'morning-digest': {
    unchanged: 'Emails about your inquiries and orders will keep coming.',
    label: 'Turn it on again in your profile',
    to: accountPaths.profile(),
  },
  'new-matches': {
    unchanged: 'Your searches stay saved.',
    label: 'Turn it on again for a saved search',
    to: savedSearchPaths.savedSearches(),
  },
}

/** The page of an unsubscribe link: a button, because mail scanners open links too. */
export function Unsubscribe({ mailing, isDone, problem }: UnsubscribeProps) {
  const name = MAILING_NAMES[mailing]
  const setting = SETTINGS[mailing]
  if (isDone)
    return (
      <>
        <h1 className="text-2xl">You are unsubscribed</h1>
        <p className="mt-3" role="status">
          You won't get the {name} anymore. {setting.unchanged}
        </p>
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href={setting.to}>
            {setting.label}
          </a>
        </p>
      </>
    )
  return (
    <>
      <h1 className="text-2xl">Unsubscribe from the {name}?</h1>
      <p className="mt-1 text-quiet">{setting.unchanged}</p>
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
