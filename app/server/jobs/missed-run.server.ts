import { now } from '~/server/clock.server'
import { connection } from '~/server/db/client.server'

/** Clock skew: a run that succeeded this long before its minute still counts as that run. */
const TOLERANCE_MS = 60_000

/**
 * Whether the latest run of a daily schedule has not succeeded. A schedule created after that run has missed nothing.
 * `cron` is a minute and an hour, in UTC, every day.
 */
export async function isMissed({
  queue,
  cron,
  lastDone,
}: {
  queue: string
  cron: string
  lastDone: () => Promise<Date | null>
}) {
  const run = latestRun(cron, now())
  const done = await lastDone()
  if (done && done.getTime() >= run.getTime() - TOLERANCE_MS) return false
  const scheduledBefore = 'select 1 from jobs.schedule where name = $1 and created_on < $2'
  const { rows } = await connection().runSql(scheduledBefore, [queue, run.toISOString()])
  return rows.length > 0
}

function latestRun(cron: string, at: Date): Date {
  const [minute = 0, hour = 0] = cron.split(' ').map(Number)
  const run = new Date(at)
  run.setUTCHours(hour, minute, 0, 0)
  if (run > at) run.setUTCDate(run.getUTCDate() - 1)
  return run
}
