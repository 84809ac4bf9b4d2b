import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { OwnedVehicleRow } from '~/services/owner/owner-vehicles-page.server'

/** An owner's vehicles, each with what comes next for it. */
export function VehicleList({ vehicles }: { vehicles: readonly OwnedVehicleRow[] }) {
  if (vehicles.length === 0) {
    return <EmptyState title="No vehicles yet." hint="Add your first one: it stays a draft until you list it." />
  }
  return (
    <ul className="sheet divide-y divide-base-300">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="flex gap-4 p-4">
          <Photo picture={vehicle.picture} alt="" sizes="6rem" className="w-24! shrink-0 self-start rounded-field" />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 className="text-lg leading-snug">
                <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerVehicle(vehicle.id)}>
                  {vehicle.title}
                </Link>
              </h2>
              <Status {...LISTING_BADGES[vehicle.listingStatus]} />
            </div>
            <p className="text-sm text-quiet">
              {vehicle.town},{' '}
              {vehicle.daily > 0 ? <Price amount={formatExact(vehicle.daily)} unit="a day" /> : 'no price yet'}
            </p>
            <NextSteps vehicle={vehicle} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function NextSteps({ vehicle: { next, toAnswer } }: { vehicle: OwnedVehicleRow }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm">
      {next ? (
        <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerOrder(next.itemId)}>
          {next.days}, {next.productionCompany}
        </Link>
      ) : (
        <span className="text-quiet">Nothing booked</span>
      )}
      {toAnswer > 0 && (
        <Link className="link inline-flex min-h-11 items-center font-semibold" to={dealPaths.ownerInbox()}>
          {toAnswer === 1 ? '1 inquiry to answer' : `${toAnswer} inquiries to answer`}
        </Link>
      )}
    </p>
  )
}
