import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/empty-state'
import { appliedFilters } from '~/models/fleet/applied-filters'
import type { SearchPage } from '~/models/fleet/search-page'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { paths } from '~/models/trade/addresses/paths'
import { withoutFilters } from '~/models/trade/addresses/search-query'
import { VehicleGrid } from './vehicle-grid'

/** Nothing fits: the ways out that help, and what comes near. */
export function NoResults({ page: { query, near } }: { page: SearchPage }) {
  const hasFilters = appliedFilters(query).length > 0
  const ways = [
    hasFilters && { label: 'Clear Filters', to: withoutFilters(query) },
    query.booking && { label: 'Any dates', to: { ...query, booking: null, after: null } },
    query.city && { label: 'Any city', to: { ...query, city: null, after: null } },
  ].filter((way) => way !== null && way !== false)
  return (
    <>
      <EmptyState
        title={VEHICLE_MESSAGES.nothingFound}
        action={
          ways.length > 0 &&
          ways.map(({ label, to }, index) => (
            <Link
              key={label}
              className={index === 0 ? BUTTON_CLASS.primary : BUTTON_CLASS.outline}
              to={paths.searchResults(to)}
            >
              {label}
            </Link>
          ))
        }
      />
      {near.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-lg">Close to what you asked for</h2>
          <VehicleGrid cards={near} query={query} />
        </>
      )}
    </>
  )
}
