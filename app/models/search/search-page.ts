import type { Favorite } from '~/models/fleet/favorite'
import type { LastList, Place } from '~/models/fleet/place'
import type { MapSettings } from '~/models/trade/addresses/map-tiles'
import {
  EVERYTHING,
  hasPlace,
  type SearchQuery,
  searchString,
  withoutPlace,
} from '~/models/trade/addresses/search-query'
import { type Day, formatBooking } from '~/models/trade/days/day'
import { formatNumber } from '~/models/trade/number'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { DISTANCES, DRIVING_STATES } from '~/models/trade/vocabulary/search-filters'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { CITIES, SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

/** A vehicle in the search results, with formatted texts. */
export type VehicleCard = {
  id: string
  title: string
  /** 'Decatur, GA' */
  town: string
  /** '14 miles away', if the search has a place. */
  distance: string | null
  /** Latitude and longitude of its ZIP code, while the map is shown. */
  at?: string
  /** How it differs from the vehicle that it could replace. */
  differences?: string
  /** '$450', for one day. */
  price: string
  /** '$1,900 for 5 days', if the search has days. */
  forDays: string | null
  /** The first one is shown, the others by swiping. */
  photoIds: readonly string[]
  favorite: Favorite
  /** A favorite that is no longer listed. */
  isGone: boolean
  /** Where the crew already has it. */
  place: Place | null
}

/** A search with fewer words or filters than requested, and its first page. */
export type NearSearch = { query: SearchQuery; cards: VehicleCard[]; total: number | 'many' }

/** One page of a search with everything its screen shows. */
export type SearchPage = {
  query: SearchQuery
  /** The number of pages that this one contains, after the renter came back to it. */
  pages: number
  today: Day
  /** Last day that can be searched for. */
  lastDay: Day
  cards: VehicleCard[]
  /** The address of the next page; null on the last one. */
  moreTo: string | null
  total: number | 'many'
  /** Words that match no vehicle, and their replacements. */
  corrections: { typed: string; meant: string }[]
  choices: SearchChoices
  /** The typed place that does not exist, and a message about it; `query` then has no place. */
  refusedPlace: { typed: string; problem: string } | null
  /** The nearest search that finds something, if nothing matches this one. */
  near: NearSearch | null
  /** Null if maps are switched off, and for favorites. */
  map: MapSettings | null
  /** The list that the renter last added a vehicle to. */
  last: LastList | null
  mayAdd: boolean
  maySearch: boolean
  /** Whether it is among the saved searches; null if it cannot be saved, such as one that every vehicle matches. */
  isSaved: boolean | null
  /** The renter's last search, shown without a query. */
  isLastSearch?: boolean
}

/** The filter options of all listed vehicles, independent of the search. */
export type SearchChoices = {
  makes: MakeChoices
  kinds: CountedChoice[]
  decades: CountedChoice[]
}

/** A choice with its number of listed vehicles. */
export type CountedChoice = { value: string; label: string; vehicles: number }

/** All makes: the five most common, then the others, each sorted by name. */
export type MakeChoices = { first: string[]; others: string[] }

/** Whether the user has no favorites at all: then there is nothing to search either. */
export function hasNoFavorites({ query, cards }: SearchPage): boolean {
  return query.isFavorites && cards.length === 0 && findsEverything(query)
}

/** Whether the search has neither words, filters, dates nor a place. */
export function findsEverything(query: SearchQuery): boolean {
  return searchString({ ...query, sort: EVERYTHING.sort, angle: null, isMapOpen: false, after: null }) === ''
}

/** Fewer favorites than this need no filters. */
const FILTERED_FROM = 10

/** Whether the page offers filters: not for a few favorites, unless one is active. */
export function hasFilters({ query, total }: Pick<SearchPage, 'query' | 'total'>): boolean {
  const areFew = query.isFavorites && total !== 'many' && total < FILTERED_FROM
  return !areFew || appliedFilters(query).length > 0
}

/** '64 vehicles', '1 vehicle', 'Many vehicles'. */
export function vehicleCount(total: number | 'many'): string {
  if (total === 'many') return 'Many vehicles'
  return total === 1 ? '1 vehicle' : `${formatNumber(total)} vehicles`
}

/** An active filter: its chip's label, and the search without it. */
type AppliedFilter = { label: string; without: SearchQuery }

type Range = readonly [from: number | null, to: number | null]

/** The active filters, in the order of the panel. */
export function appliedFilters(search: SearchQuery): AppliedFilter[] {
  const query = { ...search, after: null }
  const chips: AppliedFilter[] = []
  const years = rangeLabel([query.yearFrom, query.yearTo], String)
  if (years) chips.push({ label: years, without: { ...query, yearFrom: null, yearTo: null } })
  for (const make of query.makes)
    chips.push({ label: make, without: { ...query, makes: query.makes.filter((other) => other !== make) } })
  for (const color of query.colors)
    chips.push({
      label: labelOf(SEARCH_COLORS, color),
      without: { ...query, colors: query.colors.filter((other) => other !== color) },
    })
  const prices = rangeLabel([query.priceFrom, query.priceTo], (dollars) => `$${formatNumber(dollars)}`)
  if (prices) chips.push({ label: `${prices} / DAY`, without: { ...query, priceFrom: null, priceTo: null } })
  if (hasPlace(query)) chips.push({ label: distanceLabel(query), without: withoutPlace(query) })
  if (query.box) chips.push({ label: 'Map area', without: withoutPlace(query) })
  for (const body of query.bodyTypes)
    chips.push({ label: body, without: { ...query, bodyTypes: query.bodyTypes.filter((other) => other !== body) } })
  for (const kind of query.kinds)
    chips.push({
      label: labelOf(VEHICLE_KINDS, kind),
      without: { ...query, kinds: query.kinds.filter((other) => other !== kind) },
    })
  for (const decade of query.decades)
    chips.push({ label: decade, without: { ...query, decades: query.decades.filter((other) => other !== decade) } })
  for (const usage of query.usages)
    chips.push({
      label: `Allows ${labelOf(USAGES, usage)}`,
      without: { ...query, usages: query.usages.filter((other) => other !== usage) },
    })
  if (query.transmission) chips.push({ label: query.transmission, without: { ...query, transmission: null } })
  if (query.driving) chips.push({ label: labelOf(DRIVING_STATES, query.driving), without: { ...query, driving: null } })
  return chips
}

/** 'Within 30 miles of 90012', 'Los Angeles studio zone'. */
function distanceLabel({ near, within }: SearchQuery): string {
  const label = labelOf(DISTANCES, within)
  return within === 'studio-zone' ? label : `Within ${label} of ${near}`
}

/** '1950 to 1959', 'From 1950', 'Up to 1959'; null without bounds. */
export function rangeLabel([from, to]: Range, show: (bound: number) => string): string | null {
  if (from !== null && to !== null) return `${show(from)} to ${show(to)}`
  if (from !== null) return `From ${show(from)}`
  return to === null ? null : `Up to ${show(to)}`
}

/** The search in one line: 'Any car, any city, any dates', 'taxi, Atlanta, GA, Dec 7 to Dec 11'. */
export function searchSummary({ text, city, booking }: SearchQuery, today: Day): string {
  const where = city ? labelOf(CITIES, city) : 'any city'
  return [text || 'Any car', where, booking ? formatBooking(booking, today) : 'any dates'].join(', ')
}
