import PgBoss from 'pg-boss'
import { connection } from '~/server/db/client.server'
import type { Connection } from '~/server/db/connection.server'
import { retryOnDeadlock } from '~/server/db/transaction.server'
import { log } from '~/server/log.server'
import { isMissed } from './missed-run.server'
import { type Queue, wakeWorkers } from './wake-workers.server'

export interface Job {
  queue: Queue
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string
  work: (mayGoOn: () => boolean) => Promise<unknown>
  /** Only on this engine. */
  on?: Connection['engine']
  /** How often it is begun again when it fails or its process ends, for what the schedule comes back to too late. */
  retries?: number
  /** When it was last done well: a daily run that no process was there for is made up for at the next start. */
  lastDone?: () => Promise<Date | null>
}

interface Runner {
  boss: PgBoss
  stopping: boolean
  /** Nothing of the job runner reaches the database any more. */
  over: boolean
  /** Every schedule entry and handler is in place. */
  ready: Promise<void>
}

declare global {
  /** On globalThis, because hot reload evaluates this file again while the jobs go on. */
  var backlotJobs: Runner | undefined
}

/** Starts these jobs in this process, once. The database is open. Any number of processes may do so. */
export function startJobs(jobs: readonly Job[]): Promise<void> {
  globalThis.backlotJobs ??= begin(jobs)
  return globalThis.backlotJobs.ready
}

/** Lets running jobs come to their end, at most ten seconds, and takes up no more. */
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
  // pg-boss does not wait for its own bookkeeping when it stops; what comes late would meet a closed database, so it
  // is left without an answer
  const executeSql: typeof runSql = (text, values) => (runner.over ? new Promise(() => {}) : runSql(text, values))
  const boss = new PgBoss({ db: { executeSql }, schema: 'jobs', archiveCompletedAfterSeconds: 3600 })
  boss.on('error', (error) => log.error(error, 'job runner'))
  const runner: Runner = { boss, stopping: false, over: false, ready: Promise.resolve() }
  const wanted = jobs.filter(({ on }) => !on || on === engine)
  // Making its tables, the job runner of one process would block that of another.
  runner.ready = inTurn(() => takeAll(runner, wanted))
  return runner
}

async function takeAll(runner: Runner, wanted: Job[]) {
  await runner.boss.start()
  const workers = new Map<string, string>()
  // one after the other: queues that are made at once block each other
  for (const job of wanted) workers.set(job.queue, await take(runner, job))
  globalThis.backlotWake = async (queue) => {
    await runner.boss.send(queue, {})
    const worker = workers.get(queue)
    if (worker) runner.boss.notifyWorker(worker)
  }
  // what the process before left unsent does not wait for the schedule
  await wakeWorkers('send-codes')
  await wakeWorkers('deliver-outbox')
  for (const job of wanted) if (await hasMissed(job)) await makeUp(runner, job, workers.get(job.queue))
}

const hasMissed = async ({ lastDone, ...job }: Job) => lastDone !== undefined && (await isMissed({ ...job, lastDone }))

async function makeUp({ boss }: Runner, { queue, retries }: Job, worker?: string) {
  log.info({ queue }, 'this was missed while nothing ran, and is made up for')
  await boss.send(queue, {}, retryOptions(retries))
  if (worker) boss.notifyWorker(worker)
}

const RETRY_SECONDS = 60

const retryOptions = (retries = 0) => ({ retryLimit: retries, retryDelay: RETRY_SECONDS })

/** 'short' queues hold one waiting job at most: ten commits in a row wake the delivery once. */
async function take(runner: Runner, job: Job) {
  const { queue, cron, work, retries, lastDone } = job
  await retryOnDeadlock(() =>
    runner.boss.createQueue(queue, { name: queue, policy: 'short', retryLimit: 0, expireInMinutes: 30 }),
  )
  await runner.boss.schedule(queue, cron, {}, retryOptions(retries))
  return runner.boss.work(queue, async () => {
    // what a killed process had in hand comes back half an hour later, when it may long be done
    if (lastDone && !(await hasMissed(job))) return
    await work(() => !runner.stopping)
  })
}
