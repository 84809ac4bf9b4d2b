import { lastingPart, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import type { Account } from './asker.server'
import { lastSearch } from './browser-state.server'

/** Set-Cookie that remembers a search, unless it is stored already or this is a later page. */
export async function rememberSearch(request: Request, account: Account, query: SearchQuery): Promise<HeadersInit> {
  if (query.after) return {}
  return lastSearch.write(request, account, searchString(lastingPart(query)) || null)
}

/** The search in the query of the request, else the last one of this account. */
export async function searchAsked(request: Request, account: Account): Promise<{ url: string; isLastSearch: boolean }> {
  const last = new URL(request.url).search === '' ? await lastSearch.read(request, account) : null
  if (last === null) return { url: request.url, isLastSearch: false }
  return { url: new URL(`?${last}`, request.url).href, isLastSearch: true }
}
