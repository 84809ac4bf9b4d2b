import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Price } from '~/components/ui/price'
import { Status } from '~/components/ui/status'
import { BOOKING_STATUS_LABELS } from '~/models/deals/booking-status'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { paths } from '~/models/trade/addresses/paths'
import { formatPrice } from '~/models/trade/money/money'
import type { RemovedVehicle } from '~/services/lists/removed-vehicles-page.server'
import { CardPhotos } from '../card-photos'

/** A vehicle that was taken off a list. Its photo and a line say how it stands with the owner. */
export function RemovedCard({ card }: { card: RemovedVehicle }) {
  const { vehicle, deal, status } = card
  const title = vehicleTitle(vehicle)
  return (
    <article className="sheet toned is-gone flex flex-col overflow-hidden" aria-label={title}>
      <div title={status ?? undefined}>
        <CardPhotos card={card} isGray />
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <Status tone="gone" label="Not Inquired" className="self-start" />
        <div>
          <h3 className="text-lg leading-snug font-semibold">
            <Link className="hover:underline" to={paths.viewVehicle(vehicle.id)}>
              {title}
            </Link>
          </h3>
          <p className="text-sm text-quiet">{vehicle.town}</p>
        </div>
        {deal && <Price amount={formatPrice(deal.dailyCents)} unit="/ DAY" className="self-start" />}
        {status && status !== BOOKING_STATUS_LABELS.not_inquired && <p className="text-sm">{status}</p>}
        <div className="mt-auto grid gap-2">
          <p className="text-sm text-quiet">Removed from {card.listName}. Add it to a list again to inquire.</p>
          <button type="button" className={BUTTON_CLASS.unavailable} disabled>
            Inquire
          </button>
        </div>
      </div>
    </article>
  )
}
