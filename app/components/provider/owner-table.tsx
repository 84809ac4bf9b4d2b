import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { Menu } from '~/components/ui/menu'
import { PhoneLink } from '~/components/ui/phone-link'
import { OWNER_BADGES } from '~/models/provider/desk-owners'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskOwnerRow } from '~/services/provider/desk-owners-page.server'

/** Owners and what they have; on small screens each row is a card. */
export function OwnerTable({ owners }: { owners: readonly DeskOwnerRow[] }) {
  return (
    <table className="list-table desk-table desk-owners sheet">
      <caption className="sr-only">Owners</caption>
      <thead>
        <tr>
          <th scope="col">Owner</th>
          <th scope="col">Phone</th>
          <th scope="col">Vehicles</th>
          <th scope="col">To answer</th>
          <th scope="col">Booked</th>
          <th scope="col">Last seen</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {owners.map((owner) => (
          <Owner key={owner.id} owner={owner} />
        ))}
      </tbody>
    </table>
  )
}

function Owner({ owner }: { owner: DeskOwnerRow }) {
  const { id, name, email, phone, status, vehicles, toAnswer, booked, lastSeen } = owner
  return (
    <tr>
      <th scope="row" className="break-words">
        {name || email}
        {status !== 'active' && <Status {...OWNER_BADGES[status]} className="ml-2" />}
        {name && <span className="block text-xs font-normal text-quiet">{email}</span>}
        {lastSeen && <span className="block text-xs font-normal text-quiet lg:hidden">Last seen {lastSeen}</span>}
      </th>
      <td className="phone">{phone && <PhoneLink phone={phone} />}</td>
      <td className="figure">
        <Figure
          count={vehicles}
          label={vehicles === 1 ? 'vehicle' : 'vehicles'}
          to={providerPaths.vehicles({ search: email })}
        />
      </td>
      <td className="figure">
        <Figure count={toAnswer} label="to answer" to={providerPaths.inquiries({ search: email })} />
      </td>
      <td className="figure">
        <Figure count={booked} label="booked" to={providerPaths.orders({ search: email, status: 'placed' })} />
      </td>
      <td className="whitespace-nowrap text-quiet max-lg:hidden">{lastSeen ?? 'Never'}</td>
      <td className="actions">
        <Menu label={`More for ${name || email}`} icon="more" isLabelHidden look="ghost">
          <Link to={providerPaths.newVehicle(id)}>Add a vehicle</Link>
          <Link to={fleetPaths.importsOfOwner(id)}>Import and export</Link>
        </Menu>
      </td>
    </tr>
  )
}

/** A count with what it counts, linked to the list of it; on wide screens the heading names it. */
function Figure({ count, label, to }: { count: number; label: string; to: string }) {
  const text = (
    <>
      {count}
      <span className="lg:sr-only"> {label}</span>
    </>
  )
  if (count === 0) return <span className="text-quiet">{text}</span>
  return (
    <Link className="link inline-block min-w-11 leading-11" to={to}>
      {text}
    </Link>
  )
}
