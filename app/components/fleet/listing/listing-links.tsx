import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Menu } from '~/components/ui/menu'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ownerPaths } from '~/models/trade/paths/owner'

interface ListingLinksProps {
  vehicleId: string
  /** The id for a copy of the listing; null if it cannot be copied. */
  copyId: string | null
}

/**
 * Links from a vehicle on an owner's or the staff's desk to the pages of its listing, and a button to copy it. One row:
 * on phones the last ones are in a menu.
 */
export function ListingLinks({ vehicleId, copyId }: ListingLinksProps) {
  const pages = [
    { label: 'Details', to: ownerPaths.vehicleDetails(vehicleId) },
    // this page has no React
    { label: 'Photos', to: fleetPaths.listingPhotos(vehicleId), reloadDocument: true },
    { label: 'Price and pickup', to: ownerPaths.vehicleTerms(vehicleId) },
    { label: 'Preview as crew', to: fleetPaths.viewVehicle(vehicleId) },
  ]
  return (
    <nav aria-label="Listing" className="mt-4 flex flex-wrap gap-2 max-sm:[&>a]:grow max-sm:[&>a]:px-2">
      {pages.map(({ label, ...link }, place) => (
        <Link key={label} {...link} className={`${BUTTON_CLASS.outline} ${place < OUTSIDE ? '' : 'max-sm:hidden'}`}>
          {label}
        </Link>
      ))}
      {copyId && <CopyButton vehicleId={vehicleId} copyId={copyId} look="outline" className="max-sm:hidden" />}
      <Menu label="More" icon="more" isLabelHidden className="shrink-0 sm:hidden">
        {pages.slice(OUTSIDE).map(({ label, ...link }) => (
          <Link key={label} {...link}>
            {label}
          </Link>
        ))}
        {copyId && <CopyButton vehicleId={vehicleId} copyId={copyId} look="ghost" />}
      </Menu>
    </nav>
  )
}

/** How many links stay outside of the menu on phones. */
const OUTSIDE = 3

interface CopyButtonProps {
  vehicleId: string
  copyId: string
  look: 'outline' | 'ghost'
  className?: string
}

function CopyButton({ vehicleId, copyId, look, className }: CopyButtonProps) {
  const copy = ownerPaths.vehicleCopy(vehicleId)
  return (
    <Form method="post" action={copy} className={className}>
      <input type="hidden" name="copyId" value={copyId} />
      <SubmitButton look={look} action={copy}>
        Duplicate
      </SubmitButton>
    </Form>
  )
}
