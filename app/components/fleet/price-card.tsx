import { Form, useLocation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FillDays } from '~/components/ui/calendar/fill-days'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { DateRange } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { Price } from '~/components/ui/price'
import { cheaperFree, priceOfFree, type VehicleDays } from '~/models/fleet/free-days'
import { MONTH, type VehiclePage } from '~/models/fleet/vehicle-page'
import { countDays, formatDayCount } from '~/models/trade/days/day'
import { formatPrice } from '~/models/trade/money'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { AddButton } from './add-button'
import { ShareMenu } from './share-menu'

/** A vehicle's price, taken days, and actions. */
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
                { label: MONTH, amount: price.month },
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
              offerTo={vehicle.offerTo}
              returnTo={fleetPaths.viewVehicle(vehicle.id)}
              look="primary"
            />
          </div>
        )}
        {!vehicle.draft && <Sharing vehicle={vehicle} />}
      </div>
      {price && <p className="mt-4 text-sm text-quiet">{price.hint}</p>}
    </>
  )
}

function Sharing({ vehicle: { id, title, address } }: { vehicle: VehiclePage }) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <a className={BUTTON_CLASS.outline} href={fleetPaths.vehicleReport(id)} target="_blank" rel="noopener noreferrer">
        <Icon name="file" />
        PDF<span className="sr-only"> of the {title} in a new window</span>
      </a>
      <ShareMenu address={address} title={title} />
    </div>
  )
}

/** The price for the chosen days, or which of them are taken: live with script, by a button without. */
function DaysCard({ vehicleId, days }: { vehicleId: string; days: VehicleDays }) {
  const [chosen, setChosen] = useState(days.requested)
  const cheaper = cheaperFree(days, chosen)
  // keeps the list that the page was opened from
  const listVehicleId = new URLSearchParams(useLocation().search).get('list-vehicle')
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget)
    setChosen({ from: String(typed.get('from')), to: String(typed.get('to')) })
  }
  const field = (name: 'from' | 'to') => ({ id: name, name, defaultValue: days.requested[name] })
  return (
    <Form onInput={follow} replace preventScrollReset aria-label="Your dates" className="mt-4 grid gap-3">
      <input type="hidden" name="car-id" value={vehicleId} />
      {listVehicleId && <input type="hidden" name="list-vehicle" value={listVehicleId} />}
      <DateRange
        legend="Your dates"
        from={field('from')}
        to={field('to')}
        within={days.bookable}
        calendar={<SelectDates from="from" to="to" taken={days.taken} chosen={chosen} daily={days.daily} />}
      />
      <p className="price text-lg empty:hidden" role="status">
        {priceOfFree(days, chosen)}
      </p>
      <button type="submit" className={`${BUTTON_CLASS.outline} without-script`}>
        Show price
      </button>
      {/* after the button that Enter in a field presses */}
      {cheaper && (
        <FillDays days={cheaper.days} from="from" to="to">
          Take {formatDayCount(countDays(cheaper.days))} for {formatPrice(cheaper.rate)}
        </FillDays>
      )}
    </Form>
  )
}
