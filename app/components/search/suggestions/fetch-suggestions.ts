import type { Suggestion } from '~/models/search/suggestions'
import { searchPaths } from '~/models/trade/paths/search'

/** One line of the list: a suggestion, or a search that this browser has made before. */
export type Offer = { text: string; kind: Suggestion['kind'] | 'Recent' }

/** None if the request fails or is replaced by a later one: suggestions are optional. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Offer[] | null> {
  try {
    const response = await fetch(searchPaths.suggestions(text), { signal })
    const found: unknown = response.ok ? await response.json() : []
    return Array.isArray(found) ? found.filter(isOffer) : []
  } catch {
    return signal.aborted ? null : []
  }
}

function isOffer(value: unknown): value is Offer {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
