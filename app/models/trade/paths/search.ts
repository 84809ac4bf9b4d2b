import type { Booking } from '~/models/trade/days/day'
import type { SavedSearchActionKind } from '../vocabulary/search-filters'
import { ownPaths, withQuery } from './own-path'

export const searchPaths = ownPaths({
  /** The search, as it was used last. */
  search: () => '/home',
  /** All vehicles; searchPath() adds the search. */
  searchResults: () => '/home/searchResults',
  /** JSON for the map; markersPath() adds the search. */
  markers: () => '/home/markers',
  /** JSON for the search field, while typing. */
  suggestions: (text: string) => withQuery('/home/suggestions', { q: text }),
  /** Vehicles that can replace one, free on the days. */
  similarVehicles: (vehicleId: string, booking: Booking | null) =>
    withQuery('/home/view-vehicle/similar', { 'car-id': vehicleId, from: booking?.from, to: booking?.to }),
})

export const comparePaths = ownPaths({
  /** Vehicles beside each other; without any, it explains how to choose them. */
  compare: ({ vehicleIds = [], booking, near = '', isOnlyDifferent = false }: Compared = {}) => {
    const search = new URLSearchParams(vehicleIds.map((id) => ['vehicle', id]))
    const rest = { from: booking?.from, to: booking?.to, near, only: isOnlyDifferent ? 'differences' : '' }
    for (const [name, value] of Object.entries(rest)) if (value) search.set(name, value)
    return search.size === 0 ? '/compare' : `/compare?${search}`
  },
})

type Compared = {
  vehicleIds?: readonly string[]
  booking?: Booking | null
  /** A ZIP code or a town to measure distances from. */
  near?: string
  isOnlyDifferent?: boolean
}

export const favoritePaths = ownPaths({
  /** The account's favorites; searchPath() adds filters. */
  favorites: () => '/favorites',
  /** JSON for the map of the favorites; markersPath() adds the filters. */
  favoriteMarkers: () => '/favorites/markers',
  /** A post sets or clears a favorite and leads to `returnTo`, by default the vehicle. */
  favorite: (vehicleId: string, returnTo?: string) =>
    withQuery('/home/view-vehicle/favorite', { 'car-id': vehicleId, return: returnTo }),
})

export const savedSearchPaths = ownPaths({
  /** The account's saved searches; a post saves one. `removed`: the one whose removal can be undone there. */
  savedSearches: (removed?: string) => withQuery('/saved-searches', { removed }) + (removed ? `#${removed}` : ''),
  savedSearch: (savedSearchId: string, kind: SavedSearchActionKind) => `/saved-searches/${savedSearchId}/${kind}`,
})
