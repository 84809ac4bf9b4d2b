import { and, eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import { savedString } from '~/models/search/saved-search'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { db, savedSearches } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { saveSearch } from '~/services/search/saved/save-search.server'

/** Saves a search, for taxis by default, and returns its id. */
export async function aSavedSearch(by: Account, part: Partial<SearchQuery> = { text: 'taxi' }): Promise<string> {
  const query = { ...EVERYTHING, ...part }
  unwrap(await saveSearch(by, query))
  const isIt = and(eq(savedSearches.accountId, by.id), eq(savedSearches.query, savedString(query)))
  const [saved] = await db().select({ id: savedSearches.id }).from(savedSearches).where(isIt)
  return saved?.id ?? ''
}
