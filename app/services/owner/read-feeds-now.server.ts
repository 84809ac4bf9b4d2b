import { and, inArray, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { afterCommit, calendarFeeds, type Tx } from '~/server/db/client.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'

/** Wakes the job that reads these vehicles' calendars, because released days may be busy in them. */
export async function readFeedsNow(tx: Tx, vehicleIds: readonly string[]): Promise<void> {
  if (vehicleIds.length === 0) return
  const due = await tx
    .update(calendarFeeds)
    .set({ nextAttemptAt: now() })
    .where(and(isNull(calendarFeeds.removedAt), inArray(calendarFeeds.vehicleId, [...vehicleIds])))
    .returning({ id: calendarFeeds.id })
  if (due.length > 0) afterCommit(tx, () => wakeWorkers('read-calendars'))
}
