import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { Section } from '~/components/ui/section'
import { personName } from '~/models/trade/fields/person'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { Profile } from '~/services/accounts/profile/find-profile.server'

/** Who somebody is here. The password is a row of asterisks of no meaning: not even its length is known. */
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
