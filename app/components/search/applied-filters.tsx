import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { appliedFilters } from '~/models/search/search-page'
import { type SearchQuery, searchPath, withoutFilters } from '~/models/trade/addresses/search-query'
import { type Day, formatBooking } from '~/models/trade/days/day'

/** The filters of the search as chips, each with a link that removes it. */
export function AppliedFilters({ query, today }: { query: SearchQuery; today: Day }) {
  const filters = appliedFilters(query)
  const { booking } = query
  const dates = booking && { label: formatBooking(booking, today), without: { ...query, booking: null, after: null } }
  const chips = dates ? [dates, ...filters] : filters
  if (chips.length === 0) return <div className="mb-5" />
  return (
    <div className="mt-3 mb-5">
      <h3 className="sr-only">Applied Filters</h3>
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ label, without }) => (
          <li className="chip" key={label}>
            {label}
            <Link to={searchPath(without)} aria-label={`Remove filter ${label}`} preventScrollReset>
              <Icon name="x" className="w-4!" />
            </Link>
          </li>
        ))}
        {filters.length > 0 && (
          <li>
            <Link
              className="link inline-flex min-h-11 items-center px-2 text-sm font-semibold"
              to={searchPath(withoutFilters(query))}
              preventScrollReset
            >
              Clear Filters
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
