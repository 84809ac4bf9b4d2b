import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { appliedFilters } from '~/models/search/applied-filters'
import type { SearchPage } from '~/models/search/search-page'
import { EVERYTHING, searchPath, withoutFilters } from '~/models/trade/addresses/search-query'
import { FIRST_DAY } from './search-bar'
import { VehicleGrid } from './vehicle-grid'

/** Nothing fits: the ways out that help, and what comes near. */
export function NoResults({ page, Add }: { page: SearchPage; Add: AddButton }) {
  const { query, near } = page
  const hasFilters = appliedFilters(query).length > 0
  const { booking, city } = query
  return (
    <>
      <EmptyState
        title={VEHICLE_MESSAGES.nothingFound}
        action={
          <>
            {hasFilters && (
              <Link className={BUTTON_CLASS.primary} to={searchPath(withoutFilters(query))}>
                Clear Filters
              </Link>
            )}
            {booking && (
              <a className={BUTTON_CLASS.outline} href={`#${FIRST_DAY}`}>
                Change dates
              </a>
            )}
            {city && (
              <Link className={BUTTON_CLASS.outline} to={searchPath({ ...query, city: null, after: null })}>
                Any city
              </Link>
            )}
            {!hasFilters && !booking && !city && (
              <Link className={BUTTON_CLASS.primary} to={searchPath(EVERYTHING)}>
                Show all vehicles
              </Link>
            )}
          </>
        }
      />
      {near.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-lg">Similar vehicles</h2>
          <VehicleGrid cards={near} page={page} Add={Add} />
        </>
      )}
    </>
  )
}
