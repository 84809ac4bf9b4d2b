import { and, eq } from 'drizzle-orm'
import { FEED_MESSAGES, type FeedResult } from '~/models/owner/calendar/feed-messages'
import { blockableDays } from '~/models/owner/owner-days'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { calendarFeeds, db, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { applyVacation } from '~/services/fleet/vacation-days.server'
import { releaseDays } from '~/services/fleet/vehicle-days.server'
import { blocksWithin } from '../booked-periods.server'
import { applyFeed, type FeedOf, notifyReleased } from './apply-feed.server'
import { notifyFailing } from './feed-emails.server'
import { type Feed, findFeed, insertFeed, markFailed, markRemoved } from './feed-rows.server'
import { lockFeedVehicle, requireFeedVehicle } from './feed-vehicle.server'
import { type FetchedFeed, fetchFeed } from './fetch-feed.server'

type FeedRef = { vehicleId: string; feedId: string }
type Read = Outcome<{ result: FeedResult }>
/** A failed read is stored with its `problem` and is not a refusal. */
type ReadNow = Outcome<{ result: FeedResult } | { problem: string }>

/**
 * Adds an external calendar to a vehicle, for its owner and staff. Refused, without saving anything, if the calendar
 * cannot be read, or if the vehicle has a different one. The same address again reads it again. 404 for others, and if
 * the vehicle was deleted.
 */
export async function addFeed(asker: Account, vehicleId: string, url: string): Promise<Read> {
  const { zone, listingStatus } = await requireFeedVehicle(asker, vehicleId)
  if (listingStatus === 'deleted') throw notFound()
  const before = await findFeed(db(), vehicleId)
  if (before && before.url !== url) return refused('calendar-exists', FEED_MESSAGES.exists, 'url')
  const fetched = await fetchLimited(asker, vehicleId, { url, zone })
  if ('code' in fetched) return { ...fetched, field: 'url' }
  if (!fetched.ok) return refused('calendar-unreadable', fetched.problem, 'url')
  return transact(FEED_MESSAGES.failed, async (tx) => {
    const { owner } = await lockFeedVehicle(tx, asker, vehicleId)
    const stands = await findFeed(tx, vehicleId)
    if (stands && stands.url !== url) return refused('calendar-exists', FEED_MESSAGES.exists, 'url')
    const feed = stands ?? (await insertFeed(tx, vehicleId, url))
    return apply(tx, { feed, zone, owner }, fetched)
  })
}

/** Reads the calendar now and applies it, for the owner and staff. 404 for others. */
export async function readFeedNow(asker: Account, { vehicleId, feedId }: FeedRef): Promise<ReadNow> {
  const { zone } = await requireFeedVehicle(asker, vehicleId)
  const feed = await requireFeed(db(), { vehicleId, feedId })
  if (feed.removedAt) return refused('calendar-exists', FEED_MESSAGES.isRemoved)
  const fetched = await fetchLimited(asker, vehicleId, { url: feed.url, zone })
  if ('code' in fetched) return fetched
  return transact(FEED_MESSAGES.failed, async (tx) => {
    const { owner } = await lockFeedVehicle(tx, asker, vehicleId)
    if (fetched.ok) return apply(tx, { feed, zone, owner }, fetched)
    const failed = await markFailed(tx, feed, fetched.problem)
    if (failed) await notifyFailing(tx, asker.origin, failed)
    return { ok: true, problem: fetched.problem }
  })
}

/**
 * Removes a calendar and releases its days; notifies projects that recently lost them. For the owner and staff.
 * Idempotent.
 */
export function removeFeed(asker: Account, { vehicleId, feedId }: FeedRef): Promise<Outcome> {
  return transact(FEED_MESSAGES.removalFailed, async (tx) => {
    const { today, owner } = await lockFeedVehicle(tx, asker, vehicleId)
    const feed = await requireFeed(tx, { vehicleId, feedId })
    if (feed.removedAt) return { ok: true }
    const blocks = await blocksWithin(tx, vehicleId, blockableDays(today))
    const release = blocks.filter(({ kind }) => kind === 'calendar')
    for (const { id } of release) await releaseDays(tx, { blockId: id })
    await applyVacation(tx, vehicleId)
    await notifyReleased(tx, owner, { vehicleId, release, add: [] })
    await markRemoved(tx, feedId)
    return { ok: true }
  })
}

async function requireFeed(on: Pick<Tx, 'select'>, { vehicleId, feedId }: FeedRef): Promise<Feed> {
  const [feed] = await on
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.id, feedId), eq(calendarFeeds.vehicleId, vehicleId)))
  if (!feed) throw notFound()
  return feed
}

/** Failed reads count against the rate limit too, because each is a request to an external server. */
async function fetchLimited(asker: Account, vehicleId: string, { url, zone }: { url: string; zone: string }) {
  const outcome = await withRateLimit('calendar-read', asker, `${asker.id}/${vehicleId}`, async () => ({
    ok: true,
    fetched: await fetchFeed(url, zone),
  }))
  return outcome.ok ? outcome.fetched : outcome
}

type Good = Extract<FetchedFeed, { ok: true }>

async function apply(tx: Tx, of: FeedOf, { periods, unread }: Good): Promise<Read> {
  const applied = await applyFeed(tx, of, periods)
  if (!applied) return refused('calendar-exists', FEED_MESSAGES.isRemoved)
  return { ok: true, result: { ...applied, unread } }
}
