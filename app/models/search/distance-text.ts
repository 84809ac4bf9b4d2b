import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { formatNumber } from '~/models/trade/number'

/** '14 miles away'. */
export function milesAway(miles: number): string {
  if (miles < 1) return 'Less than a mile away'
  return miles === 1 ? '1 mile away' : `${formatNumber(miles)} miles away`
}

/** '14 miles away'; in the studio zone from its center. */
export function distanceText(miles: number, { within }: SearchQuery): string {
  const away = milesAway(miles)
  return within === 'studio-zone' ? away.replace('away', 'from the center of the zone') : away
}
