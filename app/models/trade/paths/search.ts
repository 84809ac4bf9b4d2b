import type { Booking } from '~/models/trade/days/day'
import { ownPaths, withQuery } from './own-path'

export const searchPaths = ownPaths({
  /** All vehicles; searchPath() adds the search. */
  searchResults: () => '/home/searchResults',
  /** JSON for the search field, while typing. */
  suggestions: (text: string) => withQuery('/home/suggestions', { q: text }),
  /** Vehicles that can stand in for one, free on the days. */
  similarVehicles: (vehicleId: string, booking: Booking | null) =>
    withQuery('/home/view-vehicle/similar', { 'car-id': vehicleId, from: booking?.from, to: booking?.to }),
})

export const favoritePaths = ownPaths({
  /** The account's favorites; searchPath() adds filters. */
  favorites: () => '/favorites',
  /** A post sets or clears a favorite and leads to `returnTo`, by default the vehicle. */
  favorite: (vehicleId: string, returnTo?: string) =>
    withQuery('/home/view-vehicle/favorite', { 'car-id': vehicleId, return: returnTo }),
})
