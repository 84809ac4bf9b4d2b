import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ownerPaths } from '~/models/trade/paths/owner'

/** From a vehicle on somebody's desk to the pages of its listing. */
export function ListingLinks({ vehicleId }: { vehicleId: string }) {
  const pages = [
    { label: 'Details', to: ownerPaths.vehicleDetails(vehicleId) },
    // a page without React
    { label: 'Photos', to: fleetPaths.listingPhotos(vehicleId), reloadDocument: true },
    { label: 'Price and pickup', to: ownerPaths.vehicleTerms(vehicleId) },
    { label: 'View as crews do', to: fleetPaths.viewVehicle(vehicleId) },
  ]
  return (
    <nav aria-label="Listing" className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {pages.map(({ label, ...link }) => (
        <Link key={label} {...link} className={BUTTON_CLASS.outline}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
