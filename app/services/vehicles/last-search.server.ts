import { z } from 'zod'
import { lastingPart, type SearchQuery, searchString } from '~/models/search-query'
import type { Renter } from '../auth/renter.server'
import { remembered } from '../web/remembered.server'

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
