import { Link, useLocation } from '@remix-run/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Facts } from '~/components/ui/facts'
import { Note, Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Breadcrumb } from '~/components/ui/page'
import { requestedBooking } from '~/models/fleet/free-days'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import type { OtherVehicle, VehiclePage } from '~/models/fleet/vehicle-page'
import { searchPaths } from '~/models/trade/paths/search'
import { photoLabel, photoUrls } from '~/models/trade/photos'
import { CONDITIONS } from '~/models/trade/vocabulary/vehicles'
import type { AddButton } from './add-button'
import { Gallery } from './gallery'
import { Heart } from './heart'
import { OtherVehicles } from './other-vehicles'
import { PriceCard } from './price-card'

/** Loaded after the page's main content. */
const Availability = lazy(() => import('./availability'))

interface VehicleScreenProps {
  vehicle: VehiclePage
  Add: AddButton
  /** Null for those who may not search. */
  others: { similar: readonly OtherVehicle[]; ofOwner: readonly OtherVehicle[] } | null
  /** Above the price: what the crew says on the list that the page was opened from. */
  children?: ReactNode
}

/** A vehicle's page: large photos, the price card beside them, which stays visible, and all details. */
export function VehicleScreen({ vehicle, Add, others, children }: VehicleScreenProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className={`page ${vehicle.mayAdd ? 'max-lg:pb-36' : ''}`}>
      {vehicle.maySearch && (
        <Breadcrumb trail={[{ label: 'Search', to: searchPaths.search() }]} current={vehicle.title} />
      )}
      {vehicle.draft && (
        <Note tone="waiting" className="mb-5">
          <p>
            Preview: this is a draft. Crews cannot see it yet.{' '}
            <Link className="link" to={vehicle.draft.home}>
              Back to the listing
            </Link>
          </p>
        </Note>
      )}
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Gallery label={`Photos of ${vehicle.title}`} slides={slidesOf(vehicle)} />
        </div>
        <aside
          aria-label="Price"
          className="max-lg:mt-6 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <div className="flex items-start justify-between gap-2">
            <h1 className="min-w-0 text-2xl">
              <Name of={vehicle.title} />
            </h1>
            {vehicle.favorite && <Heart vehicle={vehicle} favorite={vehicle.favorite} returnTo={here} />}
          </div>
          <p className="mt-1 mb-5 text-quiet">{vehicle.town}</p>
          {vehicle.isGone && !vehicle.draft && <Status tone="gone" label="Not Available" className="mb-5" />}
          {children}
          <PriceCard vehicle={vehicle} Add={Add} />
          {vehicle.maySearch && !vehicle.draft && (
            <Link
              className="link mt-2 inline-flex min-h-11 items-center"
              to={searchPaths.similarVehicles(vehicle.id, requestedBooking(vehicle.days))}
            >
              Find a similar vehicle
            </Link>
          )}
        </aside>
        <div className="min-w-0">
          {vehicle.days && (
            <Part title="Availability">
              <Suspense>
                <Availability days={vehicle.days} />
              </Suspense>
            </Part>
          )}
          <Details facts={vehicle.facts} />
          <ConditionList conditions={vehicle.conditions} />
          <Modifications names={vehicle.modifications} />
        </div>
      </div>
      {others && (
        <>
          <OtherVehicles title="Similar vehicles" vehicles={others.similar} />
          <OtherVehicles title="More from this owner" vehicles={others.ofOwner} />
        </>
      )}
    </div>
  )
}

function slidesOf({ title, photos }: VehiclePage) {
  return photos.map(({ id, angle }, place) => {
    const label = photoLabel(angle, place)
    return { picture: photoUrls(id), alt: `${title}, ${label}`, label }
  })
}

function Details({ facts }: Pick<VehiclePage, 'facts'>) {
  return (
    <Part title="Details">
      <Facts
        facts={facts}
        className="sheet mt-3 px-5 py-1.5 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:[&>div:nth-child(2)]:border-t-0"
      />
    </Part>
  )
}

function Modifications({ names }: { names: readonly string[] }) {
  return (
    <Part title="Modifications">
      {names.length === 0 ? (
        <p className="mt-3">None.</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {names.map((name) => (
            <li className="rounded-field border border-base-300 bg-base-100 px-3 py-1.5 text-sm" key={name}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-quiet">{VEHICLE_MESSAGES.modificationsRefused}</p>
    </Part>
  )
}

/** For each part: the condition, a bar of five segments, and the owner's note. */
function ConditionList({ conditions }: { conditions: VehiclePage['conditions'] }) {
  return (
    <Part title="Condition">
      <div className="sheet mt-3 px-5">
        {conditions.map(({ part, condition, note }) => (
          <div className="border-t border-base-300 py-4 first:border-t-0" key={part}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-base">{part}</h3>
              <p className="font-semibold">{condition}</p>
            </div>
            <div className="mt-2 grid grid-cols-5 gap-1" aria-hidden="true">
              {CONDITIONS.map(({ value }, index) => (
                <span
                  className={`h-1.5 rounded-full ${index <= placeOf(condition) ? 'bg-secondary' : 'bg-base-300'}`}
                  key={value}
                />
              ))}
            </div>
            <p className="mt-2 text-sm text-quiet">{note}</p>
          </div>
        ))}
      </div>
    </Part>
  )
}

const placeOf = (condition: string) => CONDITIONS.findIndex(({ value }) => value === condition)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
