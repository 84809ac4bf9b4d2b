import {
  EVERYTHING,
  hasPlace,
  type SearchQuery,
  searchString,
  withoutPlace,
} from '~/models/trade/addresses/search-query'
import { MAX_COUNTED_MATCHES } from '~/models/trade/constants'
import type { Booking } from '~/models/trade/days/day'
import { labelOf } from '~/models/trade/vocabulary/option'
import { CITIES } from '~/models/trade/vocabulary/vehicles'
import { appliedFilters } from './search-page'

/** A saved search as its page shows it. */
export type SavedSearch = {
  id: string
  text: string
  /** The results; without the days if these have passed. */
  to: string
  /** '12 vehicles'; null if it is not run any more. */
  matches: string | null
  /** '2 new since today, 7:00 AM'; null if there are none. */
  fresh: string | null
  hasMail: boolean
  /** 'today, 7:00 AM'; null before the first email. */
  mailedAt: string | null
  daysHavePassed: boolean
  isRemoved: boolean
}

/**
 * The query string under which a search is saved: only criteria, always in the same order, so that the same search is
 * saved once. '' if every vehicle matches.
 */
export function savedString(query: SearchQuery): string {
  const { makes, bodyTypes, near, within } = query
  return searchString({
    ...(hasPlace(query) || query.box ? query : withoutPlace(query)),
    near: within === 'studio-zone' ? EVERYTHING.near : near,
    makes: [...makes].sort(),
    bodyTypes: [...bodyTypes].sort(),
    angle: EVERYTHING.angle,
    sort: EVERYTHING.sort,
    isMapOpen: EVERYTHING.isMapOpen,
    after: EVERYTHING.after,
  })
}

/** 'taxi, Atlanta, GA, Dec 7 to Dec 11, 1950 to 1959, Yellow': a search described by its filters. */
export function savedText(query: SearchQuery, formatDays: (booking: Booking) => string): string {
  const { text, city, booking } = query
  const filters = appliedFilters(query).map(({ label }) => label)
  return [text, city && labelOf(CITIES, city), booking && formatDays(booking), ...filters].filter(Boolean).join(', ')
}

/** '12 vehicles', 'More than 99 vehicles'. */
export function matchesText(matches: number): string {
  if (matches > MAX_COUNTED_MATCHES) return `More than ${MAX_COUNTED_MATCHES} vehicles`
  return matches === 1 ? '1 vehicle' : `${matches === 0 ? 'No' : matches} vehicles`
}

/** '2 new since today, 7:00 AM': newly listed, free again or cheaper. */
export const freshText = (fresh: number, since: string): string | null =>
  fresh === 0 ? null : `${fresh} new since ${since}`
