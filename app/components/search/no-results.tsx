import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/page'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { leftOutText, missingText, nearText } from '~/models/search/near-searches'
import { appliedFilters, type SearchPage, vehicleCount } from '~/models/search/search-page'
import { EVERYTHING, type SearchQuery, searchPath, withoutFilters } from '~/models/trade/addresses/search-query'
import { searchPaths } from '~/models/trade/paths/search'
import { FIRST_DAY } from './search-bar'
import { gridOf, VehicleGrid } from './vehicle-grid'

/** Shown if nothing matches: ways to widen the search, and the nearest search that finds something. */
export function NoResults({ page, Add }: { page: SearchPage; Add: AddButton }) {
  const { query, near } = page
  // else only filters, places or days exclude what the words name
  const areWordsMissing = query.text !== '' && !query.isFavorites && near?.query.text !== query.text
  const isNarrowed = near !== null && near.query.text !== query.text
  const note = query.isFavorites ? FAVORITE_MESSAGES.nothingFound : VEHICLE_MESSAGES.nothingFound
  return (
    <>
      <EmptyState
        title={areWordsMissing ? missingText(query) : note}
        hint={areWordsMissing && note}
        action={isNarrowed ? near.query.text === '' && <WithoutWords query={near.query} /> : <Wider query={query} />}
      />
      {near && (
        <>
          <div className="mt-8 mb-4">
            <h2 className="text-lg">{nearText(query, near)}</h2>
            <p className="text-sm text-quiet empty:hidden">{leftOutText(query, near.query)}</p>
          </div>
          <VehicleGrid cards={near.cards} {...gridOf(page)} Add={Add} />
          {near.cards.length !== near.total && (
            <p className="mt-8 grid justify-items-center">
              <Link className={`${BUTTON_CLASS.outline} w-full sm:w-64`} to={searchPath(near.query)}>
                {near.total === 'many' ? 'Show all of them' : `Show all ${vehicleCount(near.total)}`}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

/** The words alone match nothing, so no filter is to blame. The words that do match have a section of their own. */
function WithoutWords({ query }: { query: SearchQuery }) {
  return (
    <Link className={BUTTON_CLASS.outline} to={searchPath(query)}>
      Clear the words
    </Link>
  )
}

/** The same words with less required. */
function Wider({ query }: { query: SearchQuery }) {
  const hasFilters = appliedFilters(query).length > 0
  const { booking, city, isFavorites } = query
  return (
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
        <Link className={BUTTON_CLASS.primary} to={searchPath({ ...EVERYTHING, isFavorites })}>
          {isFavorites ? 'Show all favorites' : 'Show all vehicles'}
        </Link>
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
          <Link className={BUTTON_CLASS.primary} to={searchPaths.search()}>
            Search vehicles
          </Link>
        )
      }
    />
  )
}
