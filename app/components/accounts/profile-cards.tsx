import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { type Fact, Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Section } from '~/components/ui/section'
import { personName } from '~/models/trade/fields/person'
import { accountPaths } from '~/models/trade/paths/accounts'
import { savedSearchPaths } from '~/models/trade/paths/search'
import type { Profile } from '~/services/accounts/profile/profile.server'
import type { SessionsPage } from '~/services/accounts/sessions.server'

/** Name and contacts. The password is shown as a fixed number of asterisks: its length is not known. */
export function PersonalCard({ firstName, lastName, phone, email }: Profile) {
  const name = personName({ firstName, lastName })
  return (
    <Section headingId="personal-info" title={<span className="tracking-wide">PERSONAL INFO</span>} size="small">
      <Facts
        className="mt-2 [&>div]:items-center"
        facts={[
          editable('Name', name || '-', accountPaths.profileName()),
          editable('Phone', phone || '-', accountPaths.profileContact('phone')),
          editable('Email', email, accountPaths.profileContact('email')),
          editable('Password', <Hidden />, accountPaths.profilePassword()),
        ]}
      />
    </Section>
  )
}

function editable(label: string, value: ReactNode, editTo: string): Fact {
  return {
    label,
    value: (
      <span className="flex items-center">
        <span className="min-w-0 wrap-anywhere">{value}</span>
        <Link className="tap -my-2 -mr-2 ml-1 shrink-0" to={editTo} preventScrollReset>
          <Icon name="pen" />
          <span className="sr-only">Edit {label.toLowerCase()}</span>
        </Link>
      </span>
    ),
  }
}

function Hidden() {
  return (
    <>
      <span aria-hidden="true">********</span>
      <span className="sr-only">hidden</span>
    </>
  )
}

/** All sessions of the account. */
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

/** Turns single-key shortcuts on or off: they interfere with dictation and with tools that use the same keys. */
export function KeyboardCard({ areOn }: { areOn: boolean }) {
  return (
    <Section headingId="keyboard" title="Keyboard" size="small">
      <p className="mt-2 text-quiet">
        {areOn
          ? 'Single-key shortcuts: / to search, j and k for next and previous vehicle, ? for all shortcuts.'
          : 'Single-key shortcuts are off.'}
      </p>
      <Form method="post" action={accountPaths.profileKeyboard()} className="mt-3" preventScrollReset>
        <input type="hidden" name="shortcuts" value={areOn ? 'off' : 'on'} />
        <SubmitButton look="outline" action={accountPaths.profileKeyboard()}>
          Turn keyboard shortcuts {areOn ? 'off' : 'on'}
        </SubmitButton>
      </Form>
    </Section>
  )
}

/** Turns the morning digest on or off. */
export function DigestCard({ isOn }: { isOn: boolean }) {
  return (
    <Section headingId="morning-digest" title="Morning digest" size="small">
      <p className="mt-2 text-quiet">
        {isOn
          ? 'You get an email at 7 AM with what you need to do and what has changed. If there is nothing, no email is sent.'
          : 'The morning digest is off.'}
      </p>
      <Form method="post" action={accountPaths.profileDigest()} className="mt-3" preventScrollReset>
        <input type="hidden" name="digest" value={isOn ? 'off' : 'on'} />
        <SubmitButton look="outline" action={accountPaths.profileDigest()}>
          Turn the morning digest {isOn ? 'off' : 'on'}
        </SubmitButton>
      </Form>
    </Section>
  )
}

export function SavedSearchesCard() {
  return (
    <Section headingId="saved-searches" title="Saved searches" size="small">
      <p className="mt-2 text-quiet">The searches you have saved, and the emails about their new matches.</p>
      <Link className={`${BUTTON_CLASS.outline} mt-3`} to={savedSearchPaths.savedSearches()}>
        Open saved searches
      </Link>
    </Section>
  )
}
