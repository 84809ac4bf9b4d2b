import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Note } from '~/components/ui/note'
import { Price } from '~/components/ui/price'
import { Sums } from '~/components/ui/sums'
import type { VehiclePage } from '~/models/fleet/vehicle-page'
import { paths } from '~/models/trade/addresses/paths'
import { MONTH_DAYS } from '~/models/trade/figures'
import { ShareMenu } from './share-menu'

/** What it costs, when it is taken, and what to do with it. */
export function PriceCard({ vehicle }: { vehicle: VehiclePage }) {
  const { price, booked } = vehicle
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
        {booked.length > 0 && (
          <Note tone="booked" icon="clock" className="mt-4 text-sm">
            Booked {new Intl.ListFormat('en-US').format(booked)}.
          </Note>
        )}
        {vehicle.mayAdd && (
          <Link
            className={`${BUTTON_CLASS.primary} mt-4 w-full`}
            to={paths.addToProject(vehicle.id, { returnTo: paths.viewVehicle(vehicle.id) })}
          >
            <Icon name="plus" />
            Add to project
          </Link>
        )}
        <ShareMenu address={vehicle.address} title={vehicle.title} />
      </div>
      {price && <p className="mt-4 text-sm text-quiet">{price.hint}</p>}
    </>
  )
}
