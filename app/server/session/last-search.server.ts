import { lastingPart, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import type { Account } from './asker.server'
import { lastSearch } from './browser-state.server'

/** Headers that make the browser remember a search; none when it does already, or when this is a later page of one. */
export async function rememberSearch(request: Request, account: Account, query: SearchQuery): Promise<HeadersInit> {
  if (query.after) return {}
  return lastSearch.write(request, account, searchString(lastingPart(query)) || null)
}

/** The address of the search that a request asks for; without any, of the one that this account made last here. */
export async function searchAsked(request: Request, account: Account): Promise<{ url: string; isLastSearch: boolean }> {
  const last = new URL(request.url).search === '' ? await lastSearch.read(request, account) : null
  if (last === null) return { url: request.url, isLastSearch: false }
  return { url: new URL(`?${last}`, request.url).href, isLastSearch: true }
}
