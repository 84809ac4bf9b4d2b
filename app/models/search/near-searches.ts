import {
  EVERYTHING,
  type SearchQuery,
  searchString,
  withoutFilters,
  withoutPlace,
} from '~/models/trade/addresses/search-query'
import { appliedFilters, type NearSearch, vehicleCount } from './search-page'

/**
 * Searches to try if nothing matches, the nearest first: with the first text and fewer and fewer filters, then with the
 * other texts, which have fewer words. Without a text the filters stay.
 */
export function nearSearches(query: SearchQuery, texts: readonly string[]): SearchQuery[] {
  const { angle, sort, isMapOpen } = withoutPlace(query)
  const first = { ...query, text: texts[0] ?? '', after: null }
  const elsewhere = { ...withoutPlace(first), city: null, booking: null }
  const wide = texts.map((text) => ({ ...EVERYTHING, text, angle, sort, isMapOpen }))
  const ideas = first.text === '' ? [elsewhere] : [first, withoutFilters(first), elsewhere, ...wide]
  const known = new Set(
    [query, { ...EVERYTHING, angle, sort, isMapOpen }].map((each) => searchString({ ...each, after: null })),
  )
  return ideas.filter((idea) => {
    const isNew = !known.has(searchString(idea))
    known.add(searchString(idea))
    return isNew
  })
}

/** 'No vehicle matches “police tractor”.' */
export const missingText = ({ text }: SearchQuery) => `No vehicle matches ${quoted(text)}.`

/** '4 vehicles for “police” on any days' */
export function nearText(requested: SearchQuery, { query: near, total }: Pick<NearSearch, 'query' | 'total'>): string {
  const without = [
    appliedFilters(requested).length > appliedFilters(near).length && 'without filters',
    requested.city && !near.city && 'in every city',
    requested.booking && !near.booking && 'on any days',
  ].filter(Boolean)
  const others = requested.text && appliedFilters(near).length > 0 && 'that match the filters'
  const which = near.text ? `for ${quoted(near.text)}` : others
  return [vehicleCount(total), which, ...without].filter(Boolean).join(' ')
}

/** 'Left out: “red”, “1912”.': the words that a near search does not have; null if it has all or none. */
export function leftOutText(requested: SearchQuery, near: SearchQuery): string | null {
  const kept = near.text.split(' ')
  const words = requested.text.split(' ').filter((word) => !kept.includes(word))
  return near.text && words.length > 0 ? `Left out: ${words.map(quoted).join(', ')}.` : null
}

const quoted = (text: string) => `“${text}”`
