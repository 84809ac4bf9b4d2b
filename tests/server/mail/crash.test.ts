import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForAnotherProcess } from '#tests/world/database'
import { startSmtpServer } from '#tests/world/smtp'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.stop())

async function live(part: 'write' | 'later', env: Record<string, string>) {
  const story = join(import.meta.dirname, 'crash-story.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', story, part], {
    env: { ...process.env, SMTP_URL: smtp.url, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}

const messageIds = () => smtp.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim())

test.each([
  ['before-commit', 0, 'nothing happened, so nothing is told'],
  ['after-commit', 1, 'it happened, so it is told'],
  ['before-mail-answer', 1, 'nobody had taken the mail, so it is sent'],
  ['after-mail-answer', 2, 'that it was taken was never written down, so it is sent again, recognizably'],
])(
  'killed at %s, the mail has arrived %d times in the end: %s',
  async (point, times) => {
    smtp.received.length = 0
    const { env, remove } = await databaseForAnotherProcess()
    try {
      expect(await live('write', { ...env, BACKLOT_CRASH_AT: point })).toBe('SIGKILL')
      expect(await live('later', env)).toBe(0)
      expect(await live('later', env)).toBe(0)
      expect(smtp.received).toHaveLength(times)
      expect(new Set(messageIds()).size).toBe(Math.min(times, 1))
    } finally {
      await remove()
    }
  },
  60_000,
)
