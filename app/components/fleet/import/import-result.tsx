import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Name } from '~/components/ui/name'
import { Pager } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { importCounts, photosMissing } from '~/models/fleet/import/import-view'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { ImportView } from '~/services/fleet/import/import-pages.server'

type Result = NonNullable<ImportView['result']>

/** What an import did: its counts, the next step, and its vehicles. */
export function ImportResult({ view, result }: { view: ImportView; result: Result }) {
  const { vehicles, withoutPhotos, next } = result
  const facts = importCounts(view).map(({ label, count }) => ({ label, value: count }))
  return (
    <>
      <Section headingId="result" title={view.kind === 'photos' ? 'Photos' : 'Vehicles'}>
        <Facts
          look="stacked"
          facts={facts}
          className="figure mt-3 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-3 [&_dd]:text-2xl [&_dd]:font-semibold"
        />
      </Section>
      {withoutPhotos > 0 && (
        <Section headingId="next" title="Next: add photos">
          <p className="mt-1 text-quiet">
            {photosMissing(withoutPhotos)} Import them in a zip, or add them to each vehicle below.
          </p>
          <Link className={`${BUTTON_CLASS.primary} mt-4 max-sm:w-full`} to={`${view.importsTo}#photos`}>
            Import photos
          </Link>
        </Section>
      )}
      {vehicles.length > 0 && (
        <section aria-label={view.kind === 'photos' ? 'Vehicles with new photos' : 'Imported vehicles'}>
          <ul className="sheet divide-y divide-base-300 overflow-hidden">
            {vehicles.map((vehicle) => (
              <ImportedVehicle key={vehicle.id} vehicle={vehicle} kind={view.kind} />
            ))}
          </ul>
          <Pager to={next && `?after=${next}`} label="Show more vehicles" />
        </section>
      )}
    </>
  )
}

function ImportedVehicle({ vehicle, kind }: { vehicle: Result['vehicles'][number]; kind: ImportView['kind'] }) {
  const { id, title, stockNumber, town, picture, isNew, to } = vehicle
  return (
    <li className="flex items-center gap-x-4 px-5 py-3">
      <Photo picture={picture} alt="" sizes="5rem" className="w-20! shrink-0 self-start rounded-field" />
      <div className="min-w-0 grow gap-x-4 sm:flex sm:items-center sm:justify-between">
        <div className="min-w-0">
          <Link className="link inline-block py-0.5 font-semibold break-words" to={to}>
            <Name of={title} />
          </Link>
          <p className="text-sm break-words text-quiet">
            #{stockNumber}, {town}
          </p>
          {kind === 'vehicles' && <p className="text-sm text-quiet">{isNew ? 'Added' : 'Updated'}</p>}
        </div>
        {!picture && (
          <Link className={`${BUTTON_CLASS.outline} shrink-0 max-sm:mt-2`} to={fleetPaths.listingPhotos(id)}>
            Add photos
            <span className="sr-only">
              {' '}
              of {title}, #{stockNumber}
            </span>
          </Link>
        )}
      </div>
    </li>
  )
}
