import { eq } from 'drizzle-orm'
import { FEED_PROBLEMS } from '~/models/owner/calendar/feed-messages'
import { db, type Tx, transact, vehicles } from '~/server/db/client.server'
import { errorText, log } from '~/server/log.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { applyFeed } from './apply-feed.server'
import { notifyFailing } from './feed-emails.server'
import { claimFeeds, type Feed, markFailed } from './feed-rows.server'
import { fetchFeed } from './fetch-feed.server'

/** Number of parallel reads; most of the time is spent waiting for servers. */
const AT_ONCE = 4

/**
 * Reads due calendars until none is left. Failed reads are retried with backoff; the days stay blocked, and the owner
 * is emailed after it has failed for a day.
 */
export async function readCalendars(server: ServerAsker, shouldContinue = () => true): Promise<void> {
  while (shouldContinue()) {
    const feeds = await claimFeeds(AT_ONCE)
    if (feeds.length === 0) return
    await Promise.all(feeds.map((feed) => readDue(server, feed)))
  }
}

/** Must not log the URL, which is a secret. */
async function readDue(server: ServerAsker, feed: Feed): Promise<void> {
  try {
    const [vehicle] = await db()
      .select({ zone: vehicles.zone, ownerId: vehicles.ownerId })
      .from(vehicles)
      .where(eq(vehicles.id, feed.vehicleId))
    if (!vehicle) return
    const fetched = await fetchFeed(feed.url, vehicle.zone)
    const owner = { id: vehicle.ownerId, origin: server.origin }
    await transact('A calendar was not read.', async (tx) => {
      await lockVehicle(tx, feed.vehicleId)
      if (fetched.ok) await applyFeed(tx, { feed, zone: vehicle.zone, owner }, fetched.periods)
      else await fail(tx, server, feed, fetched.problem)
      return { ok: true }
    })
  } catch (error) {
    log.warn({ feed: feed.id, reason: errorText(error) }, 'A calendar was not read')
    await transact('A calendar was not marked.', async (tx) => {
      await fail(tx, server, feed, FEED_PROBLEMS.internal)
      return { ok: true }
    })
  }
}

async function fail(tx: Tx, { origin }: ServerAsker, feed: Feed, problem: string): Promise<void> {
  const failed = await markFailed(tx, feed, problem)
  if (failed) await notifyFailing(tx, origin, failed)
}
