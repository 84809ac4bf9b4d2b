import { Form } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DateRange } from '~/components/ui/form/text-field'
import { priceOfFree, type VehicleDays } from '~/models/fleet/days-asked'

/** What a vehicle costs for days, or when it is taken: as they are chosen, and without script when asked for. */
export function DaysCard({ vehicleId, days }: { vehicleId: string; days: VehicleDays }) {
  const [chosen, setChosen] = useState(days.asked)
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget)
    setChosen({ from: String(typed.get('from')), to: String(typed.get('to')) })
  }
  const field = (name: 'from' | 'to') => ({ id: name, name, defaultValue: days.asked[name] })
  return (
    <Form onInput={follow} replace preventScrollReset aria-label="Your dates" className="mt-4 grid gap-3">
      <input type="hidden" name="car-id" value={vehicleId} />
      <DateRange
        legend="Your dates"
        from={field('from')}
        to={field('to')}
        within={days.bookable}
        calendar={<SelectDates from="from" to="to" taken={days.taken} chosen={chosen} />}
      />
      <p className="price text-lg empty:hidden" role="status">
        {priceOfFree(days, chosen)}
      </p>
      <button type="submit" className={`${BUTTON_CLASS.outline} without-script`}>
        Show price
      </button>
    </Form>
  )
}
