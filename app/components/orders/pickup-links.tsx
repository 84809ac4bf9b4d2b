import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/ui/phone-link'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { PickupPlace } from '~/services/orders/select-booked.server'

interface PickupLinksProps {
  phone: PickupPlace['phone']
  /** Null for viewers without the pickup page. */
  orderId: number | null
  /** Further links in the same row. */
  children?: ReactNode
}

/** Shortcuts for drivers: call the owner, and open the pickup page. */
export function PickupLinks({ phone, orderId, children }: PickupLinksProps) {
  return (
    <div className="flex flex-wrap gap-x-4 empty:hidden">
      {phone && <PhoneLink phone={phone} />}
      {orderId !== null && (
        <Link
          className="no-print link inline-flex min-h-11 items-center"
          to={pickupPaths.pickupDetails(orderId)}
          reloadDocument
        >
          Pickup details
        </Link>
      )}
      {children}
    </div>
  )
}
