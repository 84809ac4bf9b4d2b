import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { capitalized } from '~/models/trade/format/text'
import { formatNumber } from '~/models/trade/number'

function milesText(miles: number, where: string): string {
  if (miles < 1) return `less than a mile ${where}`
  return miles === 1 ? `1 mile ${where}` : `${formatNumber(miles)} miles ${where}`
}

/** '14 miles away', 'Less than a mile away'. */
export const milesAway = (miles: number): string => capitalized(milesText(miles, 'away'))

/** '14 miles from Burbank', within a sentence. */
export const milesFrom = (miles: number, place: string): string => milesText(miles, `from ${place}`)

/** '14 miles away'; in the studio zone from its center. */
export function distanceText(miles: number, { within }: SearchQuery): string {
  return within === 'studio-zone' ? capitalized(milesFrom(miles, 'the center of the zone')) : milesAway(miles)
}
