import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskVehicleRow } from '~/services/provider/desk-vehicles-page.server'

interface VehicleTableProps {
  vehicles: readonly DeskVehicleRow[]
  /** The query of the list, which the pages of the vehicles lead back to. */
  search: string
}

/** Vehicles of all owners; on small screens each row is a block. */
export function VehicleTable({ vehicles, search }: VehicleTableProps) {
  return (
    <table className="list-table desk-table desk-vehicles sheet overflow-hidden">
      <caption className="sr-only">Vehicles</caption>
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">Owner</th>
          <th scope="col" className="day-price">
            Daily rate
          </th>
          <th scope="col">Status</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <tr key={vehicle.id} className="relative">
            <th scope="row">
              <VehicleCell picture={vehicle.picture} detail={stockAndTown(vehicle)}>
                <Link
                  className="after:absolute after:inset-0 hover:underline"
                  to={providerPaths.vehicle(vehicle.id) + search}
                >
                  <Name of={vehicle.title} />
                </Link>
              </VehicleCell>
            </th>
            <td className="owner break-words">{vehicle.owner.name}</td>
            <td className="day-price figure">
              <DayPrice vehicle={vehicle} />
            </td>
            <td className="listing-status">
              <ListingState vehicle={vehicle} />
            </td>
            <td className={`changed text-quiet ${vehicle.isEdited ? 'is-edited' : ''}`}>{vehicle.last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A badge only for what is unusual: drafts, requested edits, gone listings, and what crews miss. */
function ListingState({ vehicle: { listingStatus, lacks } }: { vehicle: DeskVehicleRow }) {
  const badge = LISTING_BADGES[listingStatus]
  return (
    <div className="flex flex-wrap gap-1">
      {listingStatus === 'listed' ? <span className="text-quiet">{badge.label}</span> : <Status {...badge} />}
      {lacks.map((text) => (
        <Status key={text} tone="waiting" label={text} />
      ))}
    </div>
  )
}

function DayPrice({ vehicle: { daily } }: { vehicle: DeskVehicleRow }) {
  if (daily === 0) return <span className="text-quiet">-</span>
  return (
    <>
      {formatExact(daily)}
      <span className="text-quiet lg:hidden"> a day</span>
    </>
  )
}
