import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/page'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { nearNote } from '~/models/search/near-searches'
import { appliedFilters, type SearchPage } from '~/models/search/search-page'
import { EVERYTHING, searchPath, withoutFilters } from '~/models/trade/addresses/search-query'
import { accountPaths } from '~/models/trade/paths/accounts'
import { FIRST_DAY } from './search-bar'
import { gridOf, VehicleGrid } from './vehicle-grid'

/** Shown if nothing matches: ways to widen the search, and the nearest search that finds something. */
export function NoResults({ page, Add }: { page: SearchPage; Add: AddButton }) {
  const { query, near } = page
  const hasFilters = appliedFilters(query).length > 0
  const { booking, city } = query
  // the words alone match nothing, so that no filter is to blame
  const areWordsToBlame = near !== null && near.query.text !== query.text
  const isUnfiltered = !hasFilters && !booking && !city
  return (
    <>
      <EmptyState
        title={query.isFavorites ? FAVORITE_MESSAGES.nothingFound : VEHICLE_MESSAGES.nothingFound}
        action={
          <>
            {hasFilters && !areWordsToBlame && (
              <Link className={BUTTON_CLASS.primary} to={searchPath(withoutFilters(query))}>
                Clear Filters
              </Link>
            )}
            {booking && !areWordsToBlame && (
              <a className={BUTTON_CLASS.outline} href={`#${FIRST_DAY}`}>
                Change dates
              </a>
            )}
            {city && !areWordsToBlame && (
              <Link className={BUTTON_CLASS.outline} to={searchPath({ ...query, city: null, after: null })}>
                Any city
              </Link>
            )}
            {(isUnfiltered || areWordsToBlame) && (
              <Link className={BUTTON_CLASS.primary} to={searchPath({ ...EVERYTHING, isFavorites: query.isFavorites })}>
                {query.isFavorites ? 'Show all favorites' : 'Show all vehicles'}
              </Link>
            )}
          </>
        }
      />
      {near && (
        <>
          <h2 className="mt-10 mb-4 text-lg">{nearNote(query, near.query)}</h2>
          <VehicleGrid cards={near.cards} {...gridOf(page)} Add={Add} />
          {near.cards.length !== near.total && (
            <p className="mt-8 grid justify-items-center">
              <Link className={`${BUTTON_CLASS.outline} w-full sm:w-64`} to={searchPath(near.query)}>
                Show all of them
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

export function NoFavorites({ maySearch }: { maySearch: boolean }) {
  return (
    <EmptyState
      title={FAVORITE_MESSAGES.none}
      hint={FAVORITE_MESSAGES.howTo}
      action={
        maySearch && (
          <Link className={BUTTON_CLASS.primary} to={accountPaths.home()}>
            Search vehicles
          </Link>
        )
      }
    />
  )
}
