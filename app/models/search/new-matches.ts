import { MAX_MAILED_MATCHES } from '~/models/trade/constants'
import { type Cents, formatExact } from '~/models/trade/money'
import type { SearchEvent } from '~/models/trade/vocabulary/search-filters'

/** A vehicle that newly matches a saved search, and why. */
export type NewMatch = {
  vehicleId: string
  /** For one day. */
  dayPrice: Cents
  reason: SearchEvent
  /** Its previous price; null unless it became cheaper. */
  priceBefore: Cents | null
}

/** A saved search with its first new matches and the number of all. */
export type SearchWithMatches<Match extends NewMatch> = { searchId: string; matches: readonly Match[]; total: number }

/** When emails about new matches are written, in New York. */
export const MATCH_TIMES = { from: '07:00', until: '12:00' } as const

/**
 * The matches in one email: every vehicle under the first search that it matches, at most `MAX_MAILED_MATCHES` in all,
 * which the searches take in turn. Searches beyond that number are left for the next morning. `more`: the number of new
 * matches of a search that are not listed.
 */
export function chooseMatches<Match extends NewMatch>(
  found: readonly SearchWithMatches<Match>[],
): { searchId: string; matches: Match[]; more: number }[] {
  const seen = new Set<string>()
  const unseen = found.flatMap(({ matches, ...search }) => {
    const own = matches.filter(({ vehicleId }) => !seen.has(vehicleId))
    for (const { vehicleId } of own) seen.add(vehicleId)
    return own.length > 0 ? [{ ...search, matches: own, total: search.total - matches.length + own.length }] : []
  })
  const listed = unseen.slice(0, MAX_MAILED_MATCHES)
  const turns = listed.flatMap(({ searchId, matches }) => matches.map((_, turn) => ({ searchId, turn })))
  const taken = turns.sort((one, other) => one.turn - other.turn).slice(0, MAX_MAILED_MATCHES)
  return listed.map(({ searchId, matches, total }) => {
    const first = matches.slice(0, taken.filter((each) => each.searchId === searchId).length)
    return { searchId, matches: first, more: total - first.length }
  })
}

/** 'New', 'Now $450 a day, was $520'. */
export function reasonText({ reason, dayPrice, priceBefore }: NewMatch): string {
  if (reason === 'cheaper' && priceBefore !== null)
    return `Now ${formatExact(dayPrice)} a day, was ${formatExact(priceBefore)}`
  return REASONS[reason]
}

const REASONS: Record<SearchEvent, string> = {
  listed: 'New',
  relisted: 'Available again',
  cheaper: 'Costs less',
  freed: 'Free again on your dates',
}
