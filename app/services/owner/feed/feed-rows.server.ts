import { and, eq, isNull, sql } from 'drizzle-orm'
import { CALENDAR_READ_MINUTES, MAX_CALENDAR_BACKOFF_HOURS } from '~/models/owner/calendar/feed-limits'
import type { FeedConflict } from '~/models/trade/days/conflict'
import { now } from '~/server/clock.server'
import { calendarFeeds, type Db, db, type Tx } from '~/server/db/client.server'
import { claimRows } from '~/server/jobs/claim.server'

export type Feed = typeof calendarFeeds.$inferSelect

const MINUTE_MS = 60_000
/** Longer than any read takes. */
const LEASE_MS = 5 * MINUTE_MS

const isCurrent = isNull(calendarFeeds.removedAt)

/** The external calendar of a vehicle, or null. */
export async function findFeed(on: Db | Tx, vehicleId: string): Promise<Feed | null> {
  const [feed] = await on
    .select()
    .from(calendarFeeds)
    .where(and(isCurrent, eq(calendarFeeds.vehicleId, vehicleId)))
  return feed ?? null
}

/** Adds the calendar of a locked vehicle that has none. */
export async function insertFeed(tx: Tx, vehicleId: string, url: string): Promise<Feed> {
  const [feed] = await tx
    .insert(calendarFeeds)
    .values({ vehicleId, url, nextAttemptAt: now(), createdAt: now() })
    .returning()
  if (!feed) throw new Error('The calendar was not written.')
  return feed
}

/** Claims due calendars, except those of deleted vehicles. The table name is written out for the subquery. */
export function claimFeeds(limit: number): Promise<Feed[]> {
  const isOpen = sql`calendar_feeds.removed_at is null and exists (
    select from vehicles where vehicles.id = calendar_feeds.vehicle_id and vehicles.listing_status <> 'deleted')`
  const { set, where } = claimRows(calendarFeeds, { id: calendarFeeds.id, isOpen, limit, leaseMs: LEASE_MS })
  return db().update(calendarFeeds).set(set).where(where).returning()
}

/** Records a successful read. */
export async function markRead(tx: Tx, feedId: string, conflicts: FeedConflict[]): Promise<void> {
  const read = { readAt: now(), failingSince: null, problem: '', attempts: 0, conflicts }
  await tx
    .update(calendarFeeds)
    .set({ ...read, leasedUntil: null, nextAttemptAt: inMinutes(CALENDAR_READ_MINUTES) })
    .where(eq(calendarFeeds.id, feedId))
}

/** Records a failed read. Null if the calendar was removed in the meantime. */
export async function markFailed(tx: Tx, { id, attempts }: Feed, problem: string): Promise<Feed | null> {
  const wait = Math.min(CALENDAR_READ_MINUTES * 2 ** Math.min(attempts, 10), MAX_CALENDAR_BACKOFF_HOURS * 60)
  const [feed] = await tx
    .update(calendarFeeds)
    .set({
      problem,
      failingSince: sql`coalesce(failing_since, ${now().toISOString()}::timestamptz)`,
      leasedUntil: null,
      nextAttemptAt: inMinutes(wait),
    })
    .where(and(isCurrent, eq(calendarFeeds.id, id)))
    .returning()
  return feed ?? null
}

/** Erases the URL, because it is the owner's secret. */
export async function markRemoved(tx: Tx, feedId: string): Promise<void> {
  await tx
    .update(calendarFeeds)
    .set({ removedAt: now(), url: '', problem: '', conflicts: [] })
    .where(eq(calendarFeeds.id, feedId))
}

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * MINUTE_MS)
