import { and, eq, isNull, sql } from 'drizzle-orm'
import { savedString } from '~/models/search/saved-search'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { MAX_SAVED_SEARCH_LENGTH } from '~/models/trade/constants'
import { builtOnce, savedSearches } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

/** Whether the account has saved this search; null if it cannot be saved. */
export async function isSavedBy({ id }: Pick<Account, 'id'>, search: SearchQuery): Promise<boolean | null> {
  const query = savedString(search)
  if (search.isFavorites || query === '' || query.length > MAX_SAVED_SEARCH_LENGTH) return null
  const [saved] = await savedAs().execute({ accountId: id, query })
  return saved !== undefined
}

const savedAs = builtOnce((on) =>
  on
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.accountId, sql.placeholder('accountId')),
        eq(savedSearches.query, sql.placeholder('query')),
        isNull(savedSearches.removedAt),
      ),
    )
    .prepare('saved search'),
)
