import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { forgetExpired, jobs } from '~/schedule.server'
import { setClock } from '~/server/clock.server'
import { db, outbox, rateLimits, selectRows, sessions, verificationCodes } from '~/server/db/client.server'

useDatabase()

const NIGHT = new Date('2026-11-20T08:10:00Z')
const DAY = 86_400_000
const before = (milliseconds: number) => new Date(NIGHT.getTime() - milliseconds)

beforeEach(() => setClock(NIGHT))

test('each job has its schedule in UTC and its database', () => {
  expect(jobs.map(({ queue, cron, on }) => [queue, cron, on ?? 'any'])).toEqual([
    ['deliver-outbox', '* * * * *', 'any'],
    ['send-codes', '* * * * *', 'any'],
    ['due-notices', '5 * * * *', 'any'],
    ['deal-deadlines', '*/5 * * * *', 'any'],
    ['morning-digest', '0 * * * *', 'any'],
    ['new-matches', '10 * * * *', 'any'],
    ['seal-agreements', '* * * * *', 'any'],
    ['process-envelopes', '* * * * *', 'any'],
    ['apply-imports', '* * * * *', 'any'],
    ['remind-signers', '0 14 * * *', 'any'],
    // a server is backed up with its own tools
    ['nightly-backup', '30 8 * * *', 'embedded'],
    ['forget-expired', '10 8 * * *', 'any'],
    ['read-calendars', '20 * * * *', 'any'],
    ['remind-of-coi', '0 13 * * *', 'any'],
    ['remind-of-returns', '0 13 * * *', 'any'],
  ])
})

test('expired rows are deleted every night, and all others stay', async () => {
  const { id: accountId } = await anAdmin()
  await db()
    .insert(rateLimits)
    .values([
      { key: 'over', points: 9, expire: before(1).getTime() },
      { key: 'running', points: 9, expire: before(-1).getTime() },
    ])
  const code = { purpose: 'password-reset', target: 'dana@crew.example' } as const
  await db()
    .insert(verificationCodes)
    .values([
      { ...code, tokenHash: 'over', expiresAt: before(DAY + 1) },
      { ...code, tokenHash: 'just over', expiresAt: before(DAY - 1) },
    ])
  const session = { accountId, expiresAt: before(-DAY) }
  await db()
    .insert(sessions)
    .values([
      { ...session, userAgent: 'open' },
      { ...session, userAgent: 'ended', endedAt: before(29 * DAY) },
      { ...session, userAgent: 'long ended', endedAt: before(31 * DAY) },
      { ...session, userAgent: 'long run out', expiresAt: before(31 * DAY) },
    ])
  const message = { recipient: 'dana@crew.example', encrypted: 'what it says' }
  await db()
    .insert(outbox)
    .values([
      { ...message, messageId: 'old', status: 'failed', createdAt: before(9 * DAY) },
      { ...message, messageId: 'old but waiting', createdAt: before(9 * DAY) },
      { ...message, messageId: 'new', status: 'skipped', createdAt: before(7 * DAY) },
    ])

  await forgetExpired()

  expect((await db().select().from(rateLimits)).map(({ key }) => key)).toEqual(['running'])
  expect((await db().select().from(verificationCodes)).map(({ tokenHash }) => tokenHash)).toEqual(['just over'])
  const remaining = (await db().select().from(sessions)).map(({ userAgent }) => userAgent)
  expect(remaining.sort()).toEqual(['ended', 'open'])
  const kept = (await db().select().from(outbox)).filter(({ encrypted }) => encrypted)
  expect(kept.map(({ messageId }) => messageId).sort()).toEqual(['new', 'old but waiting'])

  const version = await selectRows(db(), versionOf('old'))
  await forgetExpired()
  expect(await selectRows(db(), versionOf('old'))).toEqual(version)
})

/** The version of a row, which every write changes. */
const versionOf = (messageId: string) => sql`select xmin::text as version from outbox where message_id = ${messageId}`
