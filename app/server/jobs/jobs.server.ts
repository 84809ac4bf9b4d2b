import PgBoss from 'pg-boss'
import { now } from '~/server/clock.server'
import { connection } from '~/server/db/client.server'
import type { Connection } from '~/server/db/connection.server'
import { retryOnDeadlock } from '~/server/db/transaction.server'
import { log } from '~/server/log.server'
import { type Queue, wakeWorkers } from './wake-workers.server'

export interface Job {
  queue: Queue
  /** Cron expression, in UTC. */
  cron: string
  work: (shouldContinue: () => boolean) => Promise<unknown>
  /** Runs on this database engine only. */
  on?: Connection['engine']
  /** Retries on failure or when the process dies, for jobs whose next scheduled run would be too late. */
  retries?: number
  /**
   * When it last succeeded: a daily run that was missed because no process was running is made up for at the next
   * start.
   */
  lastDone?: () => Promise<Date | null>
}

interface Runner {
  boss: PgBoss
  stopping: boolean
  /** Stopped: the job runner's queries are no longer answered. */
  over: boolean
  /** Resolves when every schedule and worker is registered. */
  ready: Promise<void>
}

declare global {
  /** On globalThis, because hot reload evaluates this file again while jobs run. */
  var backlotJobs: Runner | undefined
}

/**
 * Starts the scheduled jobs (pg-boss) in this process, once. The database must be open. Any number of processes may do
 * so.
 */
export function startJobs(jobs: readonly Job[]): Promise<void> {
  globalThis.backlotJobs ??= begin(jobs)
  return globalThis.backlotJobs.ready
}

/** Graceful stop: waits up to ten seconds for running jobs and starts no new ones. */
export async function stopJobs(): Promise<void> {
  const runner = globalThis.backlotJobs
  globalThis.backlotJobs = undefined
  globalThis.backlotWake = undefined
  if (runner) runner.stopping = true
  await runner?.ready.catch(() => {})
  await runner?.boss.stop({ graceful: true, timeout: 10_000 })
  if (runner) runner.over = true
}

function begin(jobs: readonly Job[]): Runner {
  const { runSql, engine, inTurn } = connection()
  // pg-boss does not wait for its own maintenance when it stops; late queries would hit a closed database, so their
  // promises never settle
  const executeSql: typeof runSql = (text, values) => (runner.over ? new Promise(() => {}) : runSql(text, values))
  const boss = new PgBoss({ db: { executeSql }, schema: 'jobs', archiveCompletedAfterSeconds: 3600 })
  boss.on('error', (error) => log.error(error, 'job runner'))
  const runner: Runner = { boss, stopping: false, over: false, ready: Promise.resolve() }
  const wanted = jobs.filter(({ on }) => !on || on === engine)
  // advisory lock, because processes that create pg-boss's tables at the same time would block each other
  runner.ready = inTurn(() => registerAll(runner, wanted))
  return runner
}

async function registerAll(runner: Runner, wanted: Job[]) {
  await runner.boss.start()
  const workers = new Map<string, string>()
  // in sequence, because creating queues in parallel deadlocks
  for (const job of wanted) workers.set(job.queue, await register(runner, job))
  globalThis.backlotWake = async (queue) => {
    await runner.boss.send(queue, {})
    const worker = workers.get(queue)
    if (worker) runner.boss.notifyWorker(worker)
  }
  // do not leave the unsent messages of the previous process until the next scheduled run
  await wakeWorkers('send-codes')
  await wakeWorkers('deliver-outbox')
  await wakeWorkers('apply-imports')
  for (const job of wanted) if (await hasMissed(job)) await catchUp(runner, job, workers.get(job.queue))
}

const hasMissed = async ({ lastDone, ...job }: Job) => lastDone !== undefined && (await isMissed({ ...job, lastDone }))

async function catchUp({ boss }: Runner, { queue, retries }: Job, worker?: string) {
  log.info({ queue }, 'catching up on a missed run')
  await boss.send(queue, {}, retryOptions(retries))
  if (worker) boss.notifyWorker(worker)
}

const RETRY_SECONDS = 60

const retryOptions = (retries = 0) => ({ retryLimit: retries, retryDelay: RETRY_SECONDS })

/**
 * Registers the queue, its schedule and its worker. A 'short' queue has at most one waiting job: ten commits in a row
 * wake the delivery once.
 */
async function register(runner: Runner, job: Job) {
  const { queue, cron, work, retries, lastDone } = job
  await retryOnDeadlock(() =>
    runner.boss.createQueue(queue, { name: queue, policy: 'short', retryLimit: 0, expireInMinutes: 30 }),
  )
  await runner.boss.schedule(queue, cron, {}, retryOptions(retries))
  return runner.boss.work(queue, async () => {
    // the job of a killed process expires and returns half an hour later, when it may already be done
    if (lastDone && !(await hasMissed(job))) return
    await work(() => !runner.stopping)
  })
}

/** Clock skew: a run that succeeded this long before its minute still counts as that run. */
const TOLERANCE_MS = 60_000

/**
 * Whether the latest run of a daily schedule has not succeeded. A schedule created after that run has missed nothing.
 * `cron` is a minute and an hour, in UTC, every day.
 */
async function isMissed({
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
