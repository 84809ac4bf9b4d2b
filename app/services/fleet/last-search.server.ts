import { z } from 'zod'
import { lastingPart, type SearchQuery, searchString } from '~/models/trade/search-query'
import { remembered } from '~/server/http/remembered.server'
import type { Renter } from '~/server/session/renter.server'

const lastSearch = remembered('search', z.string())

/** Headers that make the browser remember a search; none when it does already, or when this is a later page of one. */
export async function rememberSearch(request: Request, renter: Renter, query: SearchQuery): Promise<HeadersInit> {
  if (query.after) return {}
  return lastSearch.write(request, renter, searchString(lastingPart(query)) || null)
}

/** The query string of the renter's last search in this browser. */
export function findLastSearch(request: Request, renter: Renter): Promise<string | null> {
  return lastSearch.read(request, renter)
}
