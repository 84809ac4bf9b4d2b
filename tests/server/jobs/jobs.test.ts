import { expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { codeIn } from '#tests/world/letters/letters'
import { anAdmin } from '#tests/world/people'
import { jobs } from '~/schedule.server'
import { db, inTransaction } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { setEnv } from '~/server/env.server'
import { startJobs, stopJobs } from '~/server/jobs/jobs.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { requestCode } from '~/services/accounts/codes/request-code.server'

useDatabase()

const mail = (key: string) => ({ to: 'dana@crew.test', subject: 'Hello', parts: ['Hello'], secret: null, key })
const statuses = async () => (await db().select({ status: outbox.status }).from(outbox)).map(({ status }) => status)

test('a mail is taken up right after its commit, without waiting for the schedule', async () => {
  await startJobs(jobs)
  await startJobs(jobs)
  await inTransaction((tx) => writeMail(tx, mail('first')))
  await vi.waitFor(async () => expect(await statuses()).toEqual(['kept']), { timeout: 5000, interval: 20 })
  await stopJobs()
})

test('after a stop nothing is taken up, and another start takes up what was left', async () => {
  await inTransaction((tx) => writeMail(tx, mail('second')))
  expect((await statuses()).sort()).toEqual(['kept', 'waiting'])
  await startJobs(jobs)
  await vi.waitFor(async () => expect(await statuses()).toEqual(['kept', 'kept']), { timeout: 5000 })
  await stopJobs()
})

test('a code that was asked for when the process died goes out with the next start', async () => {
  const { id } = await anAdmin()
  const asked = { purpose: 'email-change', accountId: id, target: 'dana.new@crew.test', by: id } as const
  await inTransaction((tx) => requestCode(tx, asked))
  // without a mail server only the demonstration keeps what was written
  setEnv({ DEMO: true })
  await startJobs(jobs)
  await vi.waitFor(async () => expect(await codeIn('dana.new@crew.test')).toMatch(/^\d{4}$/), { timeout: 5000 })
  await stopJobs()
})

test('a backup that fails or whose process ends is begun again the same night', async () => {
  const nightly = jobs.find(({ queue }) => queue === 'nightly-backup')
  await startJobs([{ queue: 'nightly-backup', cron: '30 8 1 1 *', work: async () => {}, retries: nightly?.retries }])
  const { rows } = await db().execute<{ retries: string }>(
    `select options->>'retryLimit' as retries from jobs.schedule where name = 'nightly-backup'`,
  )
  expect(rows).toEqual([{ retries: '3' }])
  await stopJobs()
})
