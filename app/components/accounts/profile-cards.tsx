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

/** Sessions shown before the others are unfolded. */
const FEW = 5

/** All sessions of the account. */
export function SessionList({ sessions, more }: SessionsPage) {
  const hasOthers = more > 0 || sessions.some(({ isThisOne }) => !isThisOne)
  const rest = sessions.slice(FEW)
  return (
    <Section headingId="sessions" title="Where you're logged in" size="small">
      <ul className="mt-2 divide-y divide-base-300">{sessions.slice(0, FEW).map(sessionLine)}</ul>
      {rest.length > 0 && (
        <details className="border-t border-base-300">
          <summary className="flex min-h-12 items-center gap-2 font-semibold">
            Show {rest.length} more
            <Icon name="down" className="turns w-4!" />
          </summary>
          <ul className="divide-y divide-base-300 border-t border-base-300">{rest.map(sessionLine)}</ul>
          {more > 0 && (
            <p className="border-t border-base-300 py-2.5 text-quiet">
              And {more} older {more === 1 ? 'one' : 'ones'}.
            </p>
          )}
        </details>
      )}
      {hasOthers && (
        <Link
          className={`${BUTTON_CLASS.outline} mt-3 max-sm:w-full`}
          to={accountPaths.profileSessions()}
          preventScrollReset
        >
          <Icon name="logout" />
          Log out of other devices
        </Link>
      )}
    </Section>
  )
}

function sessionLine({ id, device, seenAt, since, isThisOne }: SessionsPage['sessions'][number]) {
  return (
    <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{device}</span>
        <span className="block text-sm text-quiet">
          Last used {seenAt}
          {since !== seenAt && `, logged in ${since}`}
        </span>
      </span>
      {isThisOne && <Status tone="available" label="This device" />}
    </li>
  )
}

interface SettingsProps {
  hasDigest: boolean
  hasShortcuts: boolean
  maySearch: boolean
}

/** The morning digest, saved searches, and single-key shortcuts, which interfere with dictation and other tools. */
export function SettingsCard({ hasDigest, hasShortcuts, maySearch }: SettingsProps) {
  return (
    <div className="sheet divide-y divide-base-300 px-5">
      <Setting
        heading="Morning digest"
        isOn={hasDigest}
        text="An email at 7 AM with what you need to do and what has changed. If there is nothing, no email is sent."
      >
        <Toggle action={accountPaths.profileDigest()} name="digest" isOn={hasDigest} what="the morning digest" />
      </Setting>
      {maySearch && (
        <Setting heading="Saved searches" text="Your saved searches and email alerts.">
          <Link className={`${BUTTON_CLASS.outline} w-full`} to={savedSearchPaths.savedSearches()}>
            Open<span className="sr-only"> saved searches</span>
          </Link>
        </Setting>
      )}
      <Setting
        heading="Keyboard"
        isOn={hasShortcuts}
        text="Single-key shortcuts: / to search, j and k for next and previous vehicle, ? for all shortcuts."
      >
        <Toggle
          action={accountPaths.profileKeyboard()}
          name="shortcuts"
          isOn={hasShortcuts}
          what="keyboard shortcuts"
        />
      </Setting>
    </div>
  )
}

interface SettingProps {
  heading: string
  text: string
  /** The state of what can be turned on and off. */
  isOn?: boolean
  children: ReactNode
}

function Setting({ heading, text, isOn, children }: SettingProps) {
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <div className="flex items-center gap-2.5">
          <h2 className="text-base font-semibold">{heading}</h2>
          {isOn !== undefined && <Status tone={isOn ? 'available' : 'gone'} label={isOn ? 'On' : 'Off'} />}
        </div>
        <p className="mt-0.5 text-sm text-quiet">{text}</p>
      </div>
      <div className="w-32">{children}</div>
    </section>
  )
}

interface ToggleProps {
  action: string
  name: string
  isOn: boolean
  what: string
}

function Toggle({ action, name, isOn, what }: ToggleProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name={name} value={isOn ? 'off' : 'on'} />
      <SubmitButton look="outline" action={action} className="w-full">
        Turn {isOn ? 'off' : 'on'}
        <span className="sr-only"> {what}</span>
      </SubmitButton>
    </Form>
  )
}
