import { beforeEach, expect, inject, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { refused } from '~/models/trade/results/outcome'
import { connection, db, installConnection, inTransaction, rateLimits } from '~/server/db/client.server'
import { type Connection, connectServer } from '~/server/db/connection.server'
import { withRateLimit } from '~/server/session/rate-limit.server'

/** Tests the counters that rate limits store in the database; the limits themselves are tested in rate-limit.test. */
useDatabase()
beforeEach(async () => {
  await db().delete(rateLimits)
})

const WRONG = refused('wrong-credentials', 'That is not it.')
const failToLogIn = (subject: string) => withRateLimit('log-in', { address: '203.0.113.7' }, subject, async () => WRONG)

async function failTimes(count: number) {
  for (let round = 0; round < count; round += 1) await failToLogIn('dana@crew.example')
}

const tooMany = (wait: string) => ({
  ok: false,
  why: 'limit',
  code: 'too-many-attempts',
  message: `Too many attempts. Please try again in ${wait}.`,
  retryAfterSeconds: expect.any(Number),
})

test('concurrent attempts are limited to ten', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => failToLogIn('dana@crew.example')))
  expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10)
})

test('attempts expire, and the refusal has the remaining time', async () => {
  await failTimes(11)
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(3) })
  const refusal = await failToLogIn('dana@crew.example')
  expect(refusal).toEqual(tooMany('3 minutes'))
  expect(refusal).toHaveProperty('retryAfterSeconds', expect.closeTo(180, -2))
  await db()
    .update(rateLimits)
    .set({ expire: inMinutes(-1) })
  expect(await failToLogIn('dana@crew.example')).toEqual(WRONG)
})

test('the counters do not reveal addresses and accounts', async () => {
  await failToLogIn('dana@crew.example')
  const rows = JSON.stringify(await db().select().from(rateLimits))
  expect(rows).toContain('log-in/subject/')
  expect(rows).not.toMatch(/dana|crew\.example|203\.0/)
})

test('counting inside a transaction is refused, as a rollback would undo it', async () => {
  await expect(inTransaction(() => failToLogIn('dana@crew.example'))).rejects.toThrow(/Inside inTransaction/)
})

test('the counters survive a restart, and a second process sees them', async () => {
  await failTimes(11)
  const before = connection()
  const second = await anotherConnection()
  try {
    installConnection(second)
    expect(await failToLogIn('dana@crew.example')).toEqual(tooMany('15 minutes'))
    expect(await failToLogIn('vic@crew.example')).toEqual(WRONG)
  } finally {
    installConnection(before)
    await second.end()
  }
})

/** A second connection to the server, or the embedded database as an object that no cache has as a key. */
async function anotherConnection(): Promise<Connection> {
  const here = connection()
  if (here.engine === 'embedded') return { ...here, db: Object.create(here.db), end: async () => {} }
  const { rows } = await db().execute<{ name: string }>('select current_database() as name')
  const from = inject('database')
  if (from.engine !== 'server') throw new Error('Neither engine is here.')
  return connectServer(`${from.url}/${rows[0]?.name}`)
}

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000
