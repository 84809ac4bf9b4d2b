import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ownerPaths } from '~/models/trade/paths/owner'

interface ListingLinksProps {
  vehicleId: string
  /** The id for a copy of the listing; null if it cannot be copied. */
  copyId: string | null
}

/** Links from a vehicle on an owner's or the staff's desk to the pages of its listing, and a button to copy it. */
export function ListingLinks({ vehicleId, copyId }: ListingLinksProps) {
  const pages = [
    { label: 'Details', to: ownerPaths.vehicleDetails(vehicleId) },
    // this page has no React
    { label: 'Photos', to: fleetPaths.listingPhotos(vehicleId), reloadDocument: true },
    { label: 'Price and pickup', to: ownerPaths.vehicleTerms(vehicleId) },
    { label: 'Preview as crew', to: fleetPaths.viewVehicle(vehicleId) },
  ]
  const copy = ownerPaths.vehicleCopy(vehicleId)
  return (
    <nav
      aria-label="Listing"
      className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>:last-child:nth-child(odd)]:col-span-2"
    >
      {pages.map(({ label, ...link }) => (
        <Link key={label} {...link} className={BUTTON_CLASS.outline}>
          {label}
        </Link>
      ))}
      {copyId && (
        <Form method="post" action={copy} className="grid">
          <input type="hidden" name="copyId" value={copyId} />
          <SubmitButton look="outline" action={copy}>
            Duplicate
          </SubmitButton>
        </Form>
      )}
    </nav>
  )
}
