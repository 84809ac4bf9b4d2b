import { lt, sql } from 'drizzle-orm'
import { REMOVED_SEARCH_RETENTION_DAYS, SEARCH_EVENT_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { db, savedSearches, searchEvents } from '~/server/db/client.server'

const DAY_MS = 24 * 3_600_000

/** Deletes saved searches whose removal can no longer be undone, and old events of the search. */
export async function cleanUpSearches(): Promise<void> {
  const removedBefore = new Date(now().getTime() - REMOVED_SEARCH_RETENTION_DAYS * DAY_MS)
  await db().delete(savedSearches).where(lt(savedSearches.removedAt, removedBefore))
  // by the clock of the database, which sets their times
  const eventsBefore = sql`now() - make_interval(days => ${SEARCH_EVENT_RETENTION_DAYS})`
  await db().delete(searchEvents).where(lt(searchEvents.createdAt, eventsBefore))
}
