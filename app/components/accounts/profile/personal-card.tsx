import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { personName } from '~/models/trade/fields/names'
import { paths } from '~/models/trade/paths'

interface PersonalCardProps {
  firstName: string
  lastName: string
  /** '' when none is known. */
  phone: string
  email: string
}

/** Who somebody is here. The password is a row of asterisks of no meaning: not even its length is known. */
export function PersonalCard({ firstName, lastName, phone, email }: PersonalCardProps) {
  const name = personName({ firstName, lastName })
  return (
    <section className="sheet p-5" aria-labelledby="personal-info">
      <h2 id="personal-info" className="text-base font-semibold tracking-wide">
        PERSONAL INFO
      </h2>
      <dl className="facts mt-2">
        <Row label="Name" value={name || '-'} editTo={paths.profileName()} />
        <Row label="Phone" value={phone || '-'} editTo={paths.profilePhone()} />
        <Row label="Email" value={email} editTo={paths.profileEmail()} />
        <div>
          <dt className="flex items-center">Password</dt>
          <dd className="flex items-center">
            <span aria-hidden="true">********</span>
            <span className="sr-only">hidden</span>
            <Edit what="password" to={paths.profilePassword()} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Row({ label, value, editTo }: { label: string; value: string; editTo: string }) {
  return (
    <div>
      <dt className="flex items-center">{label}</dt>
      <dd className="flex min-w-0 items-center">
        <span className="min-w-0 wrap-anywhere">{value}</span>
        <Edit what={label.toLowerCase()} to={editTo} />
      </dd>
    </div>
  )
}

function Edit({ what, to }: { what: string; to: string }) {
  return (
    <Link className="tap -my-2 -mr-2 ml-1 shrink-0" to={to} preventScrollReset>
      <Icon name="pen" />
      <span className="sr-only">Edit {what}</span>
    </Link>
  )
}
