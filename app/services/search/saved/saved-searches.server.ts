import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { type SavedSearch, savedText } from '~/models/search/saved-search'
import { readSavedSearch } from '~/models/search/saved-search-form'
import { searchPath } from '~/models/trade/addresses/search-query'
import { type Day, formatBooking } from '~/models/trade/days/day'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, savedSearches } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** The asker's saved searches, newest first, including the one that was just removed. */
export async function savedSearchesPage(asker: Account, today: Day, removedId?: string): Promise<SavedSearch[]> {
  requireArea(asker, 'search')
  const { accountId, removedAt, createdAt, id } = savedSearches
  const isShown = or(isNull(removedAt), removedId ? eq(id, removedId) : undefined)
  const rows = await db()
    .select()
    .from(savedSearches)
    .where(and(eq(accountId, asker.id), isShown))
    .orderBy(desc(createdAt), id)
  return rows.map((row) => viewOf(row, today))
}

function viewOf(row: typeof savedSearches.$inferSelect, today: Day): SavedSearch {
  const { id, firstDay, hasMail, mailedAt, removedAt } = row
  const query = readSavedSearch(row, today)
  const daysHavePassed = firstDay !== null && firstDay < today
  return {
    id,
    text: savedText(query, (booking) => formatBooking(booking, today)),
    to: searchPath(daysHavePassed ? { ...query, booking: null } : query),
    hasMail,
    mailedAt: mailedAt && formatInstant(mailedAt, HOME_ZONE, now()),
    daysHavePassed,
    isRemoved: removedAt !== null,
  }
}
