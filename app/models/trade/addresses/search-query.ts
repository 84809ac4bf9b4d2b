import type { Booking } from '~/models/trade/days/day'
import { searchPaths } from '~/models/trade/paths/search'
import type { Angle } from '../photos'
import type { City, SearchColor, Sort } from '../vocabulary/vehicles'

/** DOM id of the search results. */
export const RESULTS = 'results'

/** The last vehicle of the previous page: its year for relevance, else its daily price in cents. Ids break ties. */
export type Cursor = { value: number; id: string }

/** A search as in its query string. null and an empty list mean "no bound". */
export type SearchQuery = {
  text: string
  /** The text was longer and has been cut. */
  isCut?: true
  city: City | null
  booking: Booking | null
  yearFrom: number | null
  yearTo: number | null
  makes: string[]
  colors: SearchColor[]
  bodyTypes: string[]
  /** Whole dollars for a day. */
  priceFrom: number | null
  priceTo: number | null
  /** null shows each vehicle's first photo. */
  angle: Angle | null
  sort: Sort
  after: Cursor | null
}

export const EVERYTHING: SearchQuery = {
  text: '',
  city: null,
  booking: null,
  yearFrom: null,
  yearTo: null,
  makes: [],
  colors: [],
  bodyTypes: [],
  priceFrom: null,
  priceTo: null,
  angle: null,
  sort: 'relevance',
  after: null,
}

/** The query string of a search, '' for everything; names and values are the ones `searchForm` reads. */
export function searchString(query: SearchQuery): string {
  const pairs: [string, string | number | null | undefined][] = [
    ['q', query.text],
    ['city', query.city],
    ['from', query.booking?.from],
    ['to', query.booking?.to],
    ['year-from', query.yearFrom],
    ['year-to', query.yearTo],
    ...query.makes.map((make): [string, string] => ['make', make]),
    ...query.colors.map((color): [string, string] => ['color', color]),
    ...query.bodyTypes.map((bodyType): [string, string] => ['body', bodyType]),
    ['price-from', query.priceFrom],
    ['price-to', query.priceTo],
    ['angle', query.angle],
    ['sort', query.sort === EVERYTHING.sort ? null : query.sort],
    ['after', query.after && `${query.after.value}.${query.after.id}`],
  ]
  const search = new URLSearchParams()
  for (const [name, value] of pairs)
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value))
  return search.toString()
}

/** The address of a search; `pages`: how many pages to show at once. */
export function searchPath(query: SearchQuery, pages?: number): string {
  const search = [searchString(query), pages && `pages=${pages}`].filter(Boolean).join('&')
  return search ? `${searchPaths.searchResults()}?${search}` : searchPaths.searchResults()
}

/** The part that also makes sense on another day and in another city: words, filters, angle and sorting. */
export function lastingPart(query: SearchQuery): SearchQuery {
  return { ...query, city: null, booking: null, after: null }
}

/** Clears the filter panel. Words, city, days, angle and sorting stay. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const { text, city, booking, angle, sort } = query
  return { ...EVERYTHING, text, city, booking, angle, sort }
}
