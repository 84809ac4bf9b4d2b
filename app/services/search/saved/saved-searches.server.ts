import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { freshText, matchesText, type SavedSearch, savedText } from '~/models/search/saved-search'
import { readSavedSearch } from '~/models/search/saved-search-form'
import { searchPath } from '~/models/trade/addresses/search-query'
import { type Day, formatBooking } from '~/models/trade/days/day'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db, savedSearches } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { countMatches } from './count-matches.server'
import { findMatches } from './find-matches.server'

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
  const shown = rows.filter((row) => row.removedAt === null && !havePassed(row, today))
  const totals = await countMatches(shown, today)
  const found = await findMatches(
    shown.filter(({ id }) => totals.get(id)),
    today,
  )
  return rows.map((row) => {
    const counts = { matches: totals.get(row.id) ?? 0, fresh: found.get(row.id)?.total ?? 0 }
    return viewOf(row, today, shown.includes(row) ? counts : null)
  })
}

type SavedRow = typeof savedSearches.$inferSelect

const havePassed = ({ firstDay }: SavedRow, today: Day) => firstDay !== null && firstDay < today

function viewOf(row: SavedRow, today: Day, counts: { matches: number; fresh: number } | null): SavedSearch {
  const { id, hasMail, mailedAt, matchesSince, removedAt } = row
  const query = readSavedSearch(row, today)
  const daysHavePassed = havePassed(row, today)
  return {
    id,
    text: savedText(query, (booking) => formatBooking(booking, today)),
    to: searchPath(daysHavePassed ? { ...query, booking: null } : query),
    matches: counts && matchesText(counts.matches),
    fresh: counts && freshText(counts.fresh, formatInstant(matchesSince, HOME_ZONE, now())),
    hasMail,
    mailedAt: mailedAt && formatInstant(mailedAt, HOME_ZONE, now()),
    daysHavePassed,
    isRemoved: removedAt !== null,
  }
}
