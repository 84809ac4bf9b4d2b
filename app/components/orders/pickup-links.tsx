import { Link } from '@remix-run/react'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { PickupPlace } from '~/services/orders/select-booked.server'

/** Shortcuts for drivers: call the owner, and open the pickup page. `orderId` is null for viewers without that page. */
export function PickupLinks({ phone, orderId }: { phone: PickupPlace['phone']; orderId: number | null }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {phone && (
        <a className="link inline-flex min-h-11 items-center whitespace-nowrap" href={`tel:${phone.e164}`}>
          {phone.shown}
        </a>
      )}
      {orderId !== null && (
        <Link
          className="no-print link inline-flex min-h-11 items-center"
          to={pickupPaths.pickupDetails(orderId)}
          reloadDocument
        >
          Pickup details
        </Link>
      )}
    </p>
  )
}
