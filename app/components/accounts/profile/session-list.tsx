import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Section } from '~/components/ui/section'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { SessionsPage } from '~/services/accounts/profile/sessions-page.server'

/** Every browser that is logged in to the account. */
export function SessionList({ sessions, more }: SessionsPage) {
  const hasOthers = more > 0 || sessions.some(({ isThisOne }) => !isThisOne)
  return (
    <Section headingId="sessions" title="Where you are logged in" size="small">
      <ul className="mt-2 divide-y divide-base-300">
        {sessions.map(({ id, device, seenAt, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <span className="block">{device}</span>
              <span className="block text-sm text-quiet">Last seen {seenAt}</span>
            </span>
            {isThisOne && <Status tone="available" label="This device" />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t border-base-300 py-2.5 text-quiet">And {more} more.</p>}
      {hasOthers && (
        <Link className={`${BUTTON_CLASS.outline} mt-3`} to={accountPaths.profileSessions()} preventScrollReset>
          <Icon name="logout" />
          Log out of other devices
        </Link>
      )}
    </Section>
  )
}
