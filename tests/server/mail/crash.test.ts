import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForAnotherProcess } from '#tests/world/database/database'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { setClock } from '~/server/clock.server'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'

/** One after another on one database: what the ones before left there is theirs for two more minutes. */
const POINTS: [string, number, string][] = [
  ['before-commit', 0, 'nothing happened, so nothing is told'],
  ['before-mail-answer', 1, 'nobody had taken the mail, so it is sent'],
  ['after-mail-answer', 2, 'that it was taken was never written down, so it is sent again, recognizably'],
  ['after-commit', 1, 'it happened, so it is told'],
]

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let remove = async () => {}
const ends: Record<string, unknown> = {}

beforeAll(async () => {
  smtp = await startSmtpServer()
  const database = await databaseForAnotherProcess()
  remove = database.remove
  const settings = { ...database.env, SMTP_URL: smtp.url }
  for (const [point] of POINTS) ends[point] = await write({ ...settings, BACKLOT_CRASH_AT: point })
  await deliverLater(settings)
}, 120_000)
afterAll(async () => {
  setEnv()
  setClock()
  await remove()
  await smtp.stop()
})

/** How a process of its own ends, which writes a mail and delivers it unless it is killed before. */
async function write(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'crash-story.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}

/** As a process that starts when every lease has run out; to deliver again, at once or later, must change nothing. */
async function deliverLater(settings: Parameters<typeof setEnv>[0]) {
  setEnv(settings)
  await openDatabase()
  for (const minutes of [3, 3, 6]) {
    setClock(new Date(Date.now() + minutes * 60_000))
    await deliverOutbox()
  }
  await closeDatabase()
}

test.each(POINTS)('killed at %s, the mail has arrived %d times in the end: %s', (point, times) => {
  expect(ends[point]).toBe('SIGKILL')
  const mails = smtp.received.filter(({ to }) => to.includes(`${point}@crew.test`))
  expect(mails).toHaveLength(times)
  const messageIds = mails.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim())
  expect(new Set(messageIds).size).toBe(Math.min(times, 1))
})
