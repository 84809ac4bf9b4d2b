import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#tests/world/database/postgres-server'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { closeDatabase, countQueries, db, installConnection, outbox } from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { encryptMessage } from '~/server/outbox/encrypted-message.server'
import { percentile, shown } from './timing'

const BACKLOG = 10_000
const SECONDS = 15
const PIECE = 500
const ASKED_EVERY_MS = 50
const START = Date.UTC(2026, 0, 1)
const TEXTS = { text: 'Booked. '.repeat(100), html: `<p>${'Booked. '.repeat(300)}</p>` }

/** How fast a backlog is delivered after an outage of the mail server. */
export async function benchMail() {
  console.log(`Mail: a backlog of ${BACKLOG.toLocaleString('en-US')} emails, delivered for ${SECONDS} seconds`)
  const folder = mkdtempSync(join(tmpdir(), 'backlot-bench-'))
  await measure('embedded', await connectEmbedded({ folder }))
  rmSync(folder, { recursive: true, force: true })
  const postgres = await startPostgres()
  await measure('server', await connectServer(`${postgres.url}/postgres`))
  await postgres.stop()
}

async function measure(name: string, connection: Connection) {
  await connection.migrate()
  installConnection(connection)
  const smtp = await startSmtpServer()
  const [SMTP_URL] = smtp.url.split('?')
  setEnv({ SMTP_URL, MAIL_FROM: 'Backlot <no-reply@backlot.test>', SESSION_SECRET: 'x'.repeat(32) })
  await fill()
  const asking = new AbortController()
  const waits = askMeanwhile(connection, asking.signal)
  const start = performance.now()
  const end = start + SECONDS * 1000
  const { result, count } = await countQueries(() => deliverOutbox(() => performance.now() < end))
  const seconds = (performance.now() - start) / 1000
  asking.abort()
  console.log(
    `${name.padEnd(8)} ${(result.sent / seconds).toFixed(0).padStart(5)} a second   ` +
      `${(count / result.sent).toFixed(2)} statements and ${(smtp.calls() / result.sent).toFixed(2)} connections per email   ` +
      `another query waited ${shown(percentile(await waits, 50))} at p50, ${shown(percentile(await waits, 100))} at most`,
  )
  await smtp.stop()
  await closeDatabase()
}

/** Response times of a trivial query, repeated until the signal aborts. */
async function askMeanwhile({ runSql }: Connection, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!signal.aborted) {
    const start = performance.now()
    await runSql('select 1', [])
    waits.push(performance.now() - start)
    await wait(ASKED_EVERY_MS)
  }
  return waits
}

async function fill() {
  for (let from = 0; from < BACKLOG; from += PIECE) {
    await db()
      .insert(outbox)
      .values(
        Array.from({ length: PIECE }, (_, index) => {
          const messageId = `<${from + index}@backlot.test>`
          const at = new Date(START + (from + index) * 1000)
          return {
            messageId,
            recipient: `dana${(from + index) % 400}@crew.test`,
            subject: 'Your reservation',
            encrypted: encryptMessage(messageId, TEXTS),
            nextAttemptAt: at,
            createdAt: at,
          }
        }),
      )
  }
}
