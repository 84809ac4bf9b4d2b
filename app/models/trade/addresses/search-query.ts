import type { Booking } from '~/models/trade/days/day'
import { favoritePaths, searchPaths } from '~/models/trade/paths/search'
import type { Angle } from '../photos'
import type { Usage } from '../vocabulary/deals'
import type { Distance, DrivingState } from '../vocabulary/search-filters'
import type { Transmission, VehicleKind } from '../vocabulary/vehicle-details'
import type { City, SearchColor, Sort } from '../vocabulary/vehicles'
import { type Box, boxText } from './box'

/** DOM id of the search results. */
export const RESULTS = 'results'

/** The last vehicle of the previous page: the whole number that the search sorts by. Ids break ties. */
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
  /** A ZIP code or a town, as typed; '' for none. */
  near: string
  /** How far from `near`; the studio zone needs no `near`. */
  within: Distance
  /** The part of the map that it is limited to. A search with a place has none. */
  box: Box | null
  kinds: VehicleKind[]
  /** '1950s'. */
  decades: string[]
  transmission: Transmission | null
  driving: DrivingState | null
  /** The owner excludes none of these. */
  usages: Usage[]
  /** null shows each vehicle's first photo. */
  angle: Angle | null
  sort: Sort
  /** Whether the map of the results is shown. */
  isMapOpen: boolean
  after: Cursor | null
  /** Among the account's favorites only, on their page; not in the query string. */
  isFavorites: boolean
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
  near: '',
  within: '30',
  box: null,
  kinds: [],
  decades: [],
  transmission: null,
  driving: null,
  usages: [],
  angle: null,
  sort: 'relevance',
  isMapOpen: false,
  after: null,
  isFavorites: false,
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
    ['near', query.near],
    ['within', query.within === EVERYTHING.within ? null : query.within],
    ['area', query.box && boxText(query.box)],
    ...query.kinds.map((kind): [string, string] => ['kind', kind]),
    ...query.decades.map((decade): [string, string] => ['decade', decade]),
    ['transmission', query.transmission],
    ['runs', query.driving],
    ...query.usages.map((usage): [string, string] => ['usage', usage]),
    ['angle', query.angle],
    ['sort', query.sort === EVERYTHING.sort ? null : query.sort],
    ['map', query.isMapOpen ? 'on' : null],
    ['after', query.after && `${query.after.value}.${query.after.id}`],
  ]
  const search = new URLSearchParams()
  for (const [name, value] of pairs)
    if (value !== null && value !== undefined && value !== '') search.append(name, String(value))
  return search.toString()
}

/** The page of a search without its query string. */
export const searchPage = ({ isFavorites }: Pick<SearchQuery, 'isFavorites'>) =>
  isFavorites ? favoritePaths.favorites() : searchPaths.searchResults()

/** The address of a search; `pages`: how many pages to show at once. */
export function searchPath(query: SearchQuery, pages?: number): string {
  const search = [searchString(query), pages && `pages=${pages}`].filter(Boolean).join('&')
  return search ? `${searchPage(query)}?${search}` : searchPage(query)
}

/** Whether the search is limited to a distance from a place. */
export function hasPlace({ near, within }: Pick<SearchQuery, 'near' | 'within'>): boolean {
  return near !== '' || within === 'studio-zone'
}

/** The same search everywhere; it then cannot be sorted by distance. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  const { near, within, box } = EVERYTHING
  return query.sort === 'distance'
    ? { ...query, near, within, box, sort: EVERYTHING.sort, after: null }
    : { ...query, near, within, box }
}

/** The same search in a part of the map instead of its place. */
export function withinBox(query: SearchQuery, box: Box): SearchQuery {
  return { ...withoutPlace(query), box, after: null }
}

/** The part that also makes sense for other days and another place: words, filters, angle and sorting. */
export function lastingPart(query: SearchQuery): SearchQuery {
  return { ...withoutPlace(query), city: null, booking: null, isMapOpen: false, after: null }
}

/** Clears the filter panel. Words, city, days, angle, sorting and the map stay. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const { text, city, booking, angle, sort, isMapOpen, isFavorites } = withoutPlace(query)
  return { ...EVERYTHING, text, city, booking, angle, sort, isMapOpen, isFavorites }
}
