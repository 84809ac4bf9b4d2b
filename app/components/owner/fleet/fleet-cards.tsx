import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { SelectBox } from '~/components/ui/multi-select'
import { Photo } from '~/components/ui/photo'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { FleetVehicle } from '~/services/owner/fleet/fleet-page.server'
import { DayPrice, type FleetListProps, figuresOf, NextBooking, nameOf, ToAnswer } from './fleet-vehicle'

/** Vehicles of a fleet as cards, each with its next booking and inquiries; figures unless all of them are zero. */
export function FleetCards({ vehicles, form, areChecked }: FleetListProps) {
  const hasFigures = vehicles.some((vehicle) => figuresOf(vehicle).some(({ isZero }) => !isZero))
  return (
    <ul className="fleet-cards">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="sheet relative flex flex-col overflow-hidden">
          <div className="flex sm:block">
            <Photo
              picture={vehicle.picture}
              alt=""
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 7rem"
              className="fleet-photo"
            />
            <div className="min-w-0 flex-1 fleet-facts">
              <div className="flex items-start gap-1">
                <h2 className="min-w-0 grow text-base leading-snug">
                  <Link
                    className="link inline-flex min-h-11 items-center py-1"
                    to={ownerPaths.ownerVehicle(vehicle.id)}
                  >
                    {vehicle.title}
                  </Link>
                </h2>
                <SelectBox
                  form={form}
                  value={vehicle.id}
                  label={nameOf(vehicle)}
                  isChecked={areChecked}
                  className="-mr-2.5"
                />
              </div>
              <p className="text-sm text-quiet">{stockAndTown(vehicle)}</p>
              <div className="fleet-line text-sm">
                <DayPrice vehicle={vehicle} />
                {vehicle.listingStatus !== 'listed' && <Status {...LISTING_BADGES[vehicle.listingStatus]} />}
                <ToAnswer vehicle={vehicle} />
                <NextBooking vehicle={vehicle} className="fleet-booking truncate leading-11" />
              </div>
            </div>
          </div>
          {hasFigures && <Figures vehicle={vehicle} />}
        </li>
      ))}
    </ul>
  )
}

function Figures({ vehicle }: { vehicle: FleetVehicle }) {
  return (
    <dl className="fleet-figures">
      {figuresOf(vehicle).map(({ label, short, period, value }) => (
        <div key={label}>
          <dt>
            {short}
            <span aria-hidden="true" className="block text-xs">
              {period}
            </span>
            <span className="sr-only">, {label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
