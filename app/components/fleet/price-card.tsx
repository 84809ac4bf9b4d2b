import { Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import type { VehiclePage } from '~/models/fleet/vehicle-page'
import { MONTH_DAYS } from '~/models/trade/constants'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { AddButton } from './add-button'
import { DaysCard } from './days-card'
import { ShareMenu } from './share-menu'

/** What it costs, when it is taken, and what to do with it. */
export function PriceCard({ vehicle, Add }: { vehicle: VehiclePage; Add: AddButton }) {
  const { price, takenDaysText, days } = vehicle
  return (
    <>
      <div className="sheet p-5">
        {price && (
          <>
            <p>
              <Price amount={price.day} unit="per day" className="text-2xl" />
            </p>
            <Sums
              className="mt-3 text-sm"
              rows={[
                { label: 'Week', amount: price.week },
                { label: `Month (${MONTH_DAYS} days)`, amount: price.month },
              ]}
            />
          </>
        )}
        {takenDaysText && (
          <Note tone="booked" icon="clock" className="mt-4 text-sm">
            {takenDaysText}
          </Note>
        )}
        {days && <DaysCard vehicleId={vehicle.id} days={days} />}
        {vehicle.mayAdd && (
          <div className="add-bar">
            {price && <Price amount={price.day} unit="/ DAY" className="lg:hidden" />}
            <Add
              vehicle={vehicle}
              place={vehicle.place}
              last={vehicle.last}
              returnTo={fleetPaths.viewVehicle(vehicle.id)}
              look="primary"
            />
          </div>
        )}
        <ShareMenu address={vehicle.address} title={vehicle.title} />
      </div>
      {price && <p className="mt-4 text-sm text-quiet">{price.hint}</p>}
    </>
  )
}
