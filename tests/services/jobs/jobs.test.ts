import { expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/support/database'
import { db, inTransaction } from '~/services/db/client.server'
import { outbox } from '~/services/db/schema'
import { startJobs, stopJobs } from '~/services/jobs/jobs.server'
import { writeMail } from '~/services/mail/write-mail.server'

useDatabase()

const mail = (key: string) => ({ to: 'ada@crew.test', subject: 'Hello', parts: ['Hello'], key })
const statuses = async () => (await db().select({ status: outbox.status }).from(outbox)).map(({ status }) => status)

test('a mail is taken up right after its commit, without waiting for the schedule', async () => {
  await startJobs()
  await startJobs()
  await inTransaction((tx) => writeMail(tx, mail('first')))
  await vi.waitFor(async () => expect(await statuses()).toEqual(['kept']), { timeout: 5000, interval: 20 })
  await stopJobs()
})

test('after a stop nothing is taken up, and another start takes up what was left', async () => {
  await inTransaction((tx) => writeMail(tx, mail('second')))
  expect((await statuses()).sort()).toEqual(['kept', 'waiting'])
  await startJobs()
  await vi.waitFor(async () => expect(await statuses()).toEqual(['kept', 'kept']), { timeout: 5000 })
  await stopJobs()
})
