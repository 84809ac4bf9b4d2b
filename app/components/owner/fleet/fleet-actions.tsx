import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Menu } from '~/components/ui/menu'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ownerPaths } from '~/models/trade/paths/owner'

const MORE = [
  { label: 'Import and export', to: fleetPaths.ownImports() },
  { label: 'Vacation', to: ownerPaths.vacation() },
]

/** What owners do with their whole fleet; on phones all but the first is in a menu. */
export function FleetActions() {
  return (
    <>
      {MORE.map(({ label, to }) => (
        <Link key={to} className={`${BUTTON_CLASS.outline} max-sm:hidden`} to={to}>
          {label}
        </Link>
      ))}
      <Link className={BUTTON_CLASS.primary} to={ownerPaths.newVehicle()}>
        Add a vehicle
      </Link>
      <Menu label="More" icon="more" isLabelHidden className="sm:hidden">
        {MORE.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </Menu>
    </>
  )
}
