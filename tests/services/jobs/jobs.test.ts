import { expect, test, vi } from 'vitest'
import { codeIn } from '#tests/support/codes'
import { useDatabase } from '#tests/support/database'
import { anAdmin } from '#tests/support/people'
import { requestCode } from '~/services/codes/request-code.server'
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

test('a code that was asked for when the process died goes out with the next start', async () => {
  const asked = { purpose: 'email-change', accountId: (await anAdmin()).id, target: 'ada.new@crew.test' } as const
  await inTransaction((tx) => requestCode(tx, asked))
  await startJobs()
  await vi.waitFor(async () => expect(await codeIn('ada.new@crew.test')).toMatch(/^\d{4}$/), { timeout: 5000 })
  await stopJobs()
})
