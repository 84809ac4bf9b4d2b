import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { Pickup } from '~/services/orders/select-booked.server'

const LINK_CLASS = 'link inline-flex min-h-11 items-center'

interface PickupLinksProps {
  pickup: Pickup | null
  /** Null for viewers without the pickup page. */
  orderId: number | null
  /** Further links in the same row. */
  children?: ReactNode
}

/** Links to call a vehicle's owner and to open the pickup details. */
export function PickupLinks({ pickup, orderId, children }: PickupLinksProps) {
  return (
    <div className="flex flex-wrap gap-x-4 empty:hidden">
      {pickup?.phone && (
        <a className={LINK_CLASS} href={`tel:${pickup.phone.e164}`}>
          <span>
            {`Call ${pickup.owner || 'the owner'}, `}
            <span className="whitespace-nowrap">{pickup.phone.shown}</span>
          </span>
        </a>
      )}
      {orderId !== null && (
        <Link className={`no-print ${LINK_CLASS}`} to={pickupPaths.pickupDetails(orderId)} reloadDocument>
          Pickup details
        </Link>
      )}
      {children}
    </div>
  )
}

/** Where to pick a vehicle up, or that its owner delivers it. */
export function pickupText({ address, phone, owner, isDelivered }: Pickup, lead = ''): string {
  if (!isDelivered) return `${lead}${address}`
  const arrange = phone ? 'Call to arrange the place and time.' : 'Arrange the place and time with the owner.'
  return `${owner || 'The owner'} delivers. ${arrange}`
}

/** For staff, about a vehicle that its owner delivers: who arranges that, or its return. */
export function arrangedByCrew({ owner, isDelivered }: Pickup, isReturnNext: boolean): string | null {
  if (!isDelivered) return null
  return isReturnNext
    ? `The crew arranges the place and time of the return with ${owner || 'the owner'}.`
    : `${owner || 'The owner'} delivers. The crew arranges the place and time.`
}

/** Where to return a vehicle; if its owner delivered it, whom to call about that. */
export function returnText({ address, phone, owner, isDelivered }: Pickup): string {
  if (!isDelivered) return `Return to ${address}`
  return phone
    ? `Call ${owner || 'the owner'} to arrange the place and time of the return.`
    : 'Arrange the place and time of the return with the owner.'
}
