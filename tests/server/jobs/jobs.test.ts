import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { codeIn } from '#tests/world/messages/outbox'
import { jobs } from '~/schedule.server'
import { setClock } from '~/server/clock.server'
import { db, inTransaction, outbox } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { startJobs, stopJobs } from '~/server/jobs/jobs.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { requestCode } from '~/services/accounts/codes/request-code.server'

useDatabase()

const mail = (key: string) => ({
  type: 'sign-up' as const,
  to: 'dana@crew.test',
  subject: 'Hello',
  parts: ['Hello'],
  key,
})
const statuses = async () => (await db().select({ status: outbox.status }).from(outbox)).map(({ status }) => status)

test('an email is delivered right after its commit, without waiting for the schedule', async () => {
  await startJobs(jobs)
  await startJobs(jobs)
  await inTransaction((tx) => writeMail(tx, mail('first')))
  await vi.waitFor(async () => expect(await statuses()).toEqual(['skipped']), { timeout: 5000, interval: 20 })
  await stopJobs()
})

test('after a stop nothing is delivered, and the next start delivers the rest', async () => {
  await inTransaction((tx) => writeMail(tx, mail('second')))
  expect((await statuses()).sort()).toEqual(['queued', 'skipped'])
  await startJobs(jobs)
  await vi.waitFor(async () => expect(await statuses()).toEqual(['skipped', 'skipped']), { timeout: 5000 })
  await stopJobs()
})

test('a code that was requested before a crash is sent by the next start', async () => {
  const { id } = await anAdmin()
  const requested = { purpose: 'email-change', accountId: id, target: 'dana.new@crew.test', by: id } as const
  await inTransaction((tx) => requestCode(tx, requested))
  // without a mail server, only the demo stores messages
  setEnv({ DEMO: true })
  await startJobs(jobs)
  await vi.waitFor(async () => expect(await codeIn('dana.new@crew.test')).toMatch(/^\d{4}$/), { timeout: 5000 })
  await stopJobs()
})

test('a failed nightly backup is retried up to three times', async () => {
  const nightly = jobs.find(({ queue }) => queue === 'nightly-backup')
  await startJobs([{ queue: 'nightly-backup', cron: '30 8 1 1 *', work: async () => {}, retries: nightly?.retries }])
  const { rows } = await db().execute<{ retries: string }>(
    `select options->>'retryLimit' as retries from jobs.schedule where name = 'nightly-backup'`,
  )
  expect(rows).toEqual([{ retries: '3' }])
  await stopJobs()
})

describe('a nightly run', () => {
  const DAY = 86_400_000
  /** The day after the schedule is created, with one run in between. */
  const TOMORROW = new Date(Math.ceil(Date.now() / DAY) * DAY + DAY)
  const at = (hours: number) => new Date(TOMORROW.getTime() + hours * 3_600_000)
  let runs = 0
  const nightly = (lastDone: Date | null) => ({
    queue: 'nightly-backup' as const,
    cron: '30 8 * * *',
    lastDone: async () => lastDone,
    work: async () => {
      runs += 1
    },
  })
  const queued = async () => {
    const { rows } = await db().execute(`select state from jobs.job where name = 'nightly-backup'`)
    return rows.length
  }

  beforeEach(async () => {
    runs = 0
    await startJobs([nightly(null)])
    await stopJobs()
    await db().execute(`delete from jobs.job where name = 'nightly-backup'`)
  })
  afterEach(async () => {
    await stopJobs()
    setClock()
  })

  test.each([
    ['none was done before', null],
    ['the last one was done before it', at(8)],
  ])('that was missed is done at the next start: %s', async (_, lastDone) => {
    setClock(at(12))
    await startJobs([nightly(lastDone)])
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 20_000 })
  })

  test.each([
    ['it was done', at(8.6), at(12)],
    ['it was done by a clock that is seconds ahead', new Date(at(8.5).getTime() - 5000), at(12)],
    ['today’s is not due yet and yesterday’s was done', at(-15), at(8)],
    ['the schedule was created after it', null, new Date(Date.now() - DAY)],
  ])('is not repeated when %s', async (_, lastDone, clock) => {
    setClock(clock)
    await startJobs([nightly(lastDone)])
    expect(await queued()).toBe(0)
  })

  test('that a killed process had claimed is not run again when it is done', async () => {
    setClock(at(12))
    const job = nightly(at(11))
    await startJobs([job])
    await wakeWorkers('nightly-backup')
    const states = async () => {
      const { rows } = await db().execute(`select state::text from jobs.job where name = 'nightly-backup'`)
      return rows
    }
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed' }]), { timeout: 20_000 })
    expect(runs).toBe(0)
  })
})
