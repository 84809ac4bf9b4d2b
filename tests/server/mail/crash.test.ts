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

/** They run in turn on one database; messages of earlier ones stay claimed for two minutes. */
const POINTS: [string, number, string][] = [
  ['before-commit', 0, 'nothing is committed'],
  ['before-mail-answer', 1, 'the server has not accepted it yet'],
  ['after-mail-answer', 2, 'its acceptance is not stored, so it is sent again with the same Message-ID'],
  ['after-commit', 1, 'it is committed'],
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

/** The exit code of a process that writes and delivers an email, unless it is killed before. */
async function write(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'crash-story.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}

/** Delivers like a new process after every lease has expired; delivering again changes nothing. */
async function deliverLater(settings: Parameters<typeof setEnv>[0]) {
  setEnv(settings)
  await openDatabase()
  for (const minutes of [3, 3, 6]) {
    setClock(new Date(Date.now() + minutes * 60_000))
    await deliverOutbox()
  }
  await closeDatabase()
}

test.each(POINTS)('killed at %s, the email arrives %d times: %s', (point, times) => {
  expect(ends[point]).toBe('SIGKILL')
  const mails = smtp.received.filter(({ to }) => to.includes(`${point}@crew.test`))
  expect(mails).toHaveLength(times)
  const messageIds = mails.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim())
  expect(new Set(messageIds).size).toBe(Math.min(times, 1))
})
