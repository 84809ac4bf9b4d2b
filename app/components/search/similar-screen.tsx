import { Form } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DateRange } from '~/components/ui/form/text-field'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import { PhoneFold } from '~/components/ui/phone-fold'
import type { SimilarPage } from '~/models/search/similar-page'
import { formatBooking } from '~/models/trade/days/day'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { searchPaths } from '~/models/trade/paths/search'
import { VehicleGrid } from './vehicle-grid'

interface SimilarScreenProps {
  page: SimilarPage
  Add: AddButton
}

/** Vehicles that can replace one: a form for the days, and cards that say how each differs. */
export function SimilarScreen({ page, Add }: SimilarScreenProps) {
  const { vehicle, booking, today, lastDay, cards, last, mayAdd } = page
  const field = (name: 'from' | 'to') => ({ id: name, name, defaultValue: booking?.[name] })
  return (
    <div className="page">
      <Breadcrumb
        trail={[{ label: vehicle.title, to: fleetPaths.viewVehicle(vehicle.id) }]}
        current="Similar vehicles"
      />
      <PageTitle
        title="Similar vehicles"
        lead={
          <>
            The closest matches to the {vehicle.title} ({vehicle.facts})
            {booking && `, free ${formatBooking(booking, today)}`}.
            {last && (
              <span className="mt-2 block">
                Adding to {last.name} ({last.project})
              </span>
            )}
          </>
        }
      />
      <div className="my-4 md:my-6">
        <PhoneFold icon="calendar" text={booking ? `Free ${formatBooking(booking, today)}` : 'Any dates'}>
          <Form
            aria-label="Your dates"
            className="sheet flex flex-wrap items-end gap-3 p-4"
            key={`${booking?.from} ${booking?.to}`}
          >
            <input type="hidden" name="car-id" value={vehicle.id} />
            <DateRange
              legend="Free on these dates"
              from={field('from')}
              to={field('to')}
              within={{ from: today, to: lastDay }}
              calendar={<SelectDates from="from" to="to" />}
              className="w-full sm:w-96"
            />
            <button type="submit" className={`${BUTTON_CLASS.outline} max-sm:w-full`}>
              Show
            </button>
          </Form>
        </PhoneFold>
      </div>
      {cards.length === 0 ? (
        <EmptyState
          title="No similar vehicle is listed or free."
          action={
            <a className={BUTTON_CLASS.primary} href={searchPaths.searchResults()}>
              Search all vehicles
            </a>
          }
        />
      ) : (
        <section aria-labelledby="similar">
          <h2 id="similar" className="sr-only">
            Results
          </h2>
          <VehicleGrid
            cards={cards}
            angle={null}
            last={last}
            mayAdd={mayAdd}
            compared={{ booking, near: '' }}
            backTo={searchPaths.similarVehicles(vehicle.id, booking)}
            Add={Add}
          />
          <p className="mt-8 grid justify-items-center">
            <a className={BUTTON_CLASS.outline} href={searchPaths.searchResults()}>
              Search all vehicles
            </a>
          </p>
        </section>
      )}
    </div>
  )
}
