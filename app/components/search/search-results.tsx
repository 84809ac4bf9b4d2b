import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuChoice } from '~/components/ui/menu'
import { appliedFilters, hasFilters, type SearchPage, vehicleCount } from '~/models/search/search-page'
import { hasPlace, RESULTS, type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'
import { MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import { formatNumber } from '~/models/trade/number'
import { searchPaths } from '~/models/trade/paths/search'
import { ANGLES } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { SORTS } from '~/models/trade/vocabulary/vehicles'
import { AppliedFilters } from './applied-filters'
import { FILTERS } from './filter-panel'
import { MapToggle } from './map/map-toggle'
import { NoResults } from './no-results'
import { SaveSearch } from './saved/save-search'
import { useMoreVehicles } from './use-more-vehicles'
import { gridOf, VehicleGrid } from './vehicle-grid'

/** The number of results, their order, the filters and the vehicles. */
export function SearchResults({ page, Add }: { page: SearchPage; Add: AddButton }) {
  const { cards, moreTo, isLoading, loadMore, pager } = useMoreVehicles(page)
  const { query, total } = page
  const filters = appliedFilters(query).length
  // an empty map can still be moved to where there are vehicles
  const isMapShown = query.isMapOpen && page.map !== null
  return (
    <section id={RESULTS} tabIndex={-1} aria-labelledby="results-title">
      <h2 id="results-title" className="sr-only">
        Results
      </h2>
      <div className="tools">
        {hasFilters(page) && (
          <button type="button" className={`${BUTTON_CLASS.outline} lg:hidden`} {...OPENS_FILTERS}>
            <Icon name="filter" className="max-sm:hidden" />
            {filters === 0 ? 'Filters' : `Filters (${filters})`}
          </button>
        )}
        {(cards.length > 0 || isMapShown) && (
          <>
            <AngleMenu query={query} />
            <SortMenu query={query} />
            {page.map && <MapToggle query={query} />}
          </>
        )}
      </div>
      <div className="tools-count">
        <p role="status" className={total === 0 ? 'sr-only' : undefined}>
          {vehicleCount(total)}
        </p>
        {page.last && (cards.length > 0 || page.near) && (
          <p className="min-w-0 truncate text-sm text-quiet">
            Adding to {page.last.name} <span className="max-sm:hidden">({page.last.project})</span>
          </p>
        )}
        <SaveSearch query={query} isSaved={page.isSaved} />
      </div>
      {page.corrections.map(({ typed, meant }) => (
        <p className="mt-1 text-quiet" key={typed}>
          Showing <strong className="font-semibold text-base-content">{meant}</strong>. Nothing matches {typed}.
        </p>
      ))}
      {query.isCut && <p className="mt-1 text-quiet">Only the first {MAX_SEARCH_LENGTH} characters were searched.</p>}
      {page.refusedPlace && (
        <p className="mt-1 text-error lg:hidden">
          <bdi>{page.refusedPlace.typed}</bdi>: {page.refusedPlace.problem}
        </p>
      )}
      {page.isLastSearch && (
        <p className="mt-1 text-quiet">
          Showing your last search.{' '}
          <Link className="link inline-flex min-h-11 items-center" to={searchPaths.searchResults()}>
            Clear search
          </Link>
        </p>
      )}
      <AppliedFilters query={query} today={page.today} />
      {cards.length === 0 ? (
        <NoResults page={page} Add={Add} />
      ) : (
        <VehicleGrid cards={cards} {...gridOf(page)} Add={Add} />
      )}
      {(moreTo || query.after) && (
        <p className="mt-8 grid justify-items-center gap-2 text-sm text-quiet">
          {moreTo && (
            <Link
              ref={pager}
              className={`${BUTTON_CLASS.outline} w-full sm:w-64`}
              to={moreTo}
              onClick={loadMore}
              aria-busy={isLoading || undefined}
            >
              Show more vehicles
            </Link>
          )}
          {!query.after && total !== 'many' && (
            <span role="status">
              {cards.length} of {formatNumber(total)}
            </span>
          )}
          {query.after && (
            <Link className="link inline-flex min-h-11 items-center" to={searchPath({ ...query, after: null })}>
              Back to the first {SEARCH_PAGE_SIZE}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

// React 18 passes the attribute through as written, but its type declarations lack it.
const OPENS_FILTERS = { popovertarget: FILTERS }

function SortMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu
      label={
        <>
          Sort
          <span className="tools-sort">
            {': '}
            {labelOf(SORTS, query.sort)}
          </span>
        </>
      }
      sheetClassName="from-below"
    >
      {SORTS.filter(({ value }) => value !== 'distance' || hasPlace(query)).map(({ value, label }) => (
        <MenuChoice
          key={value}
          label={label}
          to={searchPath({ ...query, sort: value, after: null })}
          isChosen={query.sort === value}
        />
      ))}
    </Menu>
  )
}

function AngleMenu({ query }: { query: SearchQuery }) {
  return (
    <Menu label="Angle" className="lg:hidden" sheetClassName="from-below">
      {[{ value: null, label: 'Any angle' }, ...ANGLES].map(({ value, label }) => (
        <MenuChoice
          key={label}
          label={label}
          to={searchPath({ ...query, angle: value })}
          isChosen={query.angle === value}
        />
      ))}
    </Menu>
  )
}
