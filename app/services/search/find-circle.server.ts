import { readNamedPlace } from '~/models/fleet/named-place'
import { PLACE_MESSAGES, type SearchCircle, STUDIO_ZONE } from '~/models/search/search-circle'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { centerOf } from '~/services/fleet/listing/place-of-zip.server'
import type { Search } from './search-terms.server'

/** The circle that a search is limited to, null for none; or the problem with its place. */
export async function findCircle({
  near,
  within,
}: SearchQuery): Promise<{ circle: SearchCircle | null; problem?: string }> {
  if (within === 'studio-zone') return { circle: STUDIO_ZONE }
  if (near === '') return { circle: null }
  const place = readNamedPlace(near)
  if (!place) return { circle: null, problem: PLACE_MESSAGES.unreadable }
  const center = await centerOf(place)
  return center ? { circle: { ...center, miles: Number(within) } } : { circle: null, problem: PLACE_MESSAGES.unknown }
}

/** A search with the circle that it is limited to. */
export async function withCircle(query: SearchQuery): Promise<Search> {
  return { ...query, ...(await findCircle(query)) }
}
