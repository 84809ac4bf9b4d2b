import { Form } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { DateRange } from '~/components/ui/form/text-field'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import { PhoneFold } from '~/components/ui/phone-fold'
import { Photo } from '~/components/ui/photo'
import type { SimilarPage } from '~/models/search/similar-page'
import { formatBooking } from '~/models/trade/days/day'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { searchPaths } from '~/models/trade/paths/search'
import { photoUrls } from '~/models/trade/photos'
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
      <PageTitle title="Similar vehicles" />
      <div className="mt-3 flex items-center gap-4">
        <Photo
          picture={vehicle.photoId ? photoUrls(vehicle.photoId) : null}
          alt={vehicle.title}
          sizes="6rem"
          className="w-24! shrink-0 rounded-field"
        />
        <div className="grid min-w-0 gap-1">
          <p className="leading-snug font-semibold text-pretty">
            The closest matches to the {vehicle.title}
            {booking && `, free ${formatBooking(booking, today)}`}
          </p>
          <p className="text-sm text-quiet">{vehicle.facts}</p>
          {last && (
            <p className="text-sm text-quiet">
              Adding to {last.name} ({last.project})
            </p>
          )}
        </div>
      </div>
      <div className="my-4">
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
